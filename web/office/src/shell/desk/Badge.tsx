import type { ReactNode } from 'react'
import { classes } from '@ronda/ui'

const TONE_CLASSES = {
  plain: 'bg-surface-3 text-text-soft',
  good: 'bg-gain-soft text-gain',
  bad: 'bg-loss-soft text-loss',
  waiting: 'bg-accent-soft text-accent-text',
} as const

export type BadgeTone = keyof typeof TONE_CLASSES

/** The state of a case, in a word. */
export function Badge({ tone = 'plain', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-full px-3 py-1 text-xs font-medium whitespace-nowrap',
        TONE_CLASSES[tone],
      )}
    >
      {children}
    </span>
  )
}
