import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type NoticeProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly children?: ReactNode
  /** One or two buttons for what to do next. */
  readonly actions?: ReactNode
  /** `failure` interrupts a screen reader; `empty` does not. */
  readonly kind?: 'empty' | 'failure'
  /** The whole page is this notice, so its title is the page's heading. */
  readonly isPage?: boolean
}

/** In place of missing content: what would be here, or what went wrong, and what to do next. */
export function Notice({ icon: Icon, title, children, actions, kind = 'empty', isPage = false }: NoticeProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div
      role={kind === 'failure' ? 'alert' : undefined}
      className={classes(
        'grid content-center justify-items-center gap-4 px-4 py-12 text-center',
        isPage && 'min-h-stage',
      )}
    >
      <span
        className={classes(
          'grid size-16 place-items-center rounded-full',
          kind === 'failure' ? 'bg-loss-soft text-loss' : 'bg-accent-soft text-accent-text',
        )}
      >
        <Icon aria-hidden className="size-icon-large" />
      </span>
      <Title className="text-xl font-bold">{title}</Title>
      {children !== undefined && <p className="text-text-soft max-w-measure">{children}</p>}
      {actions !== undefined && <div className="flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
