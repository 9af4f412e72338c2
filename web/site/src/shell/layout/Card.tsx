import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classes } from '@ronda/ui'

export type CardProps = {
  readonly icon: LucideIcon
  readonly title: string
  /** The current state, in a few words. */
  readonly state: ReactNode
  /** Done is green; open is neutral. */
  readonly isDone: boolean
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** One security setting: what it is, its state, and its action. */
export function Card({ icon: Icon, title, state, isDone, action, children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5">
      <div className="flex flex-wrap items-center gap-4">
        <span
          className={classes(
            'grid size-control shrink-0 place-items-center rounded-full',
            isDone ? 'bg-gain-soft text-gain' : 'bg-surface-2 text-text-soft',
          )}
        >
          <Icon aria-hidden className="size-icon" />
        </span>
        <div className="min-w-0 flex-1 basis-tile">
          <h3 id={id} className="font-bold">
            {title}
          </h3>
          <p className="text-text-soft text-sm break-words">{state}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
