import type { ReactNode } from 'react'
import { classes } from '@ronda/ui'

const LOOKS = {
  plain: 'bg-surface-3 text-text-soft',
  good: 'bg-gain-soft text-gain',
  bad: 'bg-loss-soft text-loss',
  waiting: 'bg-accent-soft text-accent-text',
} as const

export type BadgeLook = keyof typeof LOOKS

/** The state of a case, in a word. */
export function Badge({ look = 'plain', children }: { readonly look?: BadgeLook; readonly children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-full px-3 py-1 text-xs font-medium whitespace-nowrap',
        LOOKS[look],
      )}
    >
      {children}
    </span>
  )
}
