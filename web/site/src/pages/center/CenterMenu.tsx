import { Link } from '@tanstack/react-router'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { classes } from '@ronda/ui'

export type CenterEntry<View extends string> = {
  readonly view: View
  readonly icon: LucideIcon
  readonly label: string
  /** How many items wait there. */
  readonly badge?: string | undefined
}

export type CenterMenuProps<View extends string> = {
  readonly to: '/member' | '/agentHome'
  readonly label: string
  readonly entries: readonly CenterEntry<View>[]
  readonly chosen: View | undefined
}

/** The panels of an area as a list; on a phone it is the area's first screen. */
export function CenterMenu<View extends string>({ to, label, entries, chosen }: CenterMenuProps<View>) {
  return (
    <nav aria-label={label} className="bg-surface-1 border-line self-start rounded-xl border p-2">
      <ul className="grid gap-1">
        {entries.map(({ view, icon: Icon, label: text, badge }) => (
          <li key={view}>
            <Link
              to={to}
              search={{ view } as Record<string, string>}
              aria-current={chosen === view ? 'page' : undefined}
              className={classes(
                'flex min-h-control items-center gap-3 rounded-lg px-3 text-sm font-medium transition-colors',
                chosen === view ? 'bg-accent-soft text-accent-text' : 'text-text hover:bg-surface-2',
              )}
            >
              <Icon aria-hidden className="size-icon shrink-0" />
              <span className="min-w-0 flex-1">{text}</span>
              {badge !== undefined && (
                <span className="bg-danger text-on-danger tabular rounded-full px-2 text-xs font-bold">{badge}</span>
              )}
              <ChevronRight aria-hidden className="text-text-faint size-icon-small desktop:hidden rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
