import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '@ronda/ui'
import type { LobbyPath } from '../../shell/games/categories.ts'
import type { LobbyAddress } from '../../shell/games/lobbyAddress.ts'

export type SectionProps = {
  readonly title: string
  /** The total number, as text. */
  readonly count?: string | undefined
  /** The address of the whole list. */
  readonly to?: LobbyPath | '/favorite' | '/recent'
  readonly search?: Pick<LobbyAddress, 'list'>
  /** Beside the title. */
  readonly action?: ReactNode
  /** Below the first screen, so that a phone can defer its layout. */
  readonly isLate?: boolean
  readonly children: ReactNode
}

/** A section of home: its title links to the whole list. */
export function Section({ title, count, to, search = {}, action, isLate = false, children }: SectionProps) {
  const name =
    to === undefined ? (
      title
    ) : (
      <Link to={to} search={search}>
        {title}
      </Link>
    )
  return (
    <section className={classes('grid min-w-0 grid-cols-1 content-start gap-3', isLate && 'lay-late')}>
      <div className="flex min-h-control items-center justify-between gap-4">
        <h2 className="hover:[&_a]:text-accent-text flex min-w-0 items-center gap-1 text-xl font-bold desktop:text-2xl">
          {name}
          {to !== undefined && (
            <ChevronRight aria-hidden className="text-text-faint size-icon shrink-0 rtl:-scale-x-100" />
          )}
          {count !== undefined && (
            <span className="font-body text-text-faint tabular ms-2 truncate text-sm font-medium tracking-normal">
              {count}
            </span>
          )}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
