import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export type TitleBarProps = {
  readonly title: string
  /** How many games or vendors are below; left out where a number would say nothing. */
  readonly count?: string | undefined
  /** One sentence under the title. */
  readonly lead?: string | undefined
  /** Shows a link back home. */
  readonly hasBack?: boolean
  /** Beside the title on a wide screen, below it on a phone. */
  readonly children?: ReactNode
}

/** The head of a screen: its title, a back link, and the count. */
export function TitleBar({ title, count, lead, hasBack = false, children }: TitleBarProps) {
  const t = useTranslations('shell')
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          {hasBack && (
            <Link
              to="/"
              aria-label={t('back')}
              title={t('back')}
              className="text-text-soft hover:text-text hover:bg-surface-3 -ms-3 grid size-control shrink-0 place-items-center rounded-full transition-colors"
            >
              <ChevronLeft aria-hidden className="size-icon rtl:-scale-x-100" />
            </Link>
          )}
          <h1 className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-3xl font-bold">
            {title}
            {count !== undefined && (
              <span className="text-text-soft font-body tabular text-md font-medium tracking-normal">{count}</span>
            )}
          </h1>
        </div>
        {lead !== undefined && <p className="text-text-soft mt-1 max-w-measure">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
