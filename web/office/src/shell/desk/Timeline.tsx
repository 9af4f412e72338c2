import { useFormatter } from 'use-intl'
import { classes } from '@ronda/ui'

export type TimelineStep = {
  readonly id: string
  readonly title: string
  /** Undefined for steps that are still to come. */
  readonly at?: number | undefined
  readonly by?: string | undefined
  readonly note?: string | undefined
  readonly state?: 'done' | 'bad' | 'waiting'
}

const DOTS: Record<NonNullable<TimelineStep['state']>, string> = {
  done: 'bg-gain',
  bad: 'bg-loss',
  waiting: 'bg-surface-1 border-line-strong border-2',
}

/** The steps of a case, the first on top, down to the one it waits for. */
export function Timeline({ label, steps }: { readonly label: string; readonly steps: readonly TimelineStep[] }) {
  const format = useFormatter()
  return (
    <ol aria-label={label} className="grid grid-cols-1">
      {steps.map(({ id, title, at, by, note, state = 'done' }, index) => (
        <li key={id} className="relative flex gap-3 pb-4 last:pb-0">
          {index < steps.length - 1 && (
            <span aria-hidden className="bg-line absolute top-4 bottom-0 left-[5px] w-half" />
          )}
          <span aria-hidden className={classes('relative mt-1 size-3 shrink-0 rounded-full', DOTS[state])} />
          <div className="grid min-w-0 grid-cols-1 text-sm">
            <p className={classes('font-medium', state === 'waiting' && 'text-text-soft')}>{title}</p>
            {(by !== undefined || at !== undefined) && (
              <p className="text-text-faint text-xs">
                {[by, at !== undefined && format.dateTime(at, { dateStyle: 'medium', timeStyle: 'medium' })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
            {note !== undefined && <p className="text-text-soft mt-1 break-words">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
