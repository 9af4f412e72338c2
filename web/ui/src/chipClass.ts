import { classes } from './classes.ts'

const STATES = {
  chosen: 'bg-accent-soft text-accent-text border-accent',
  open: 'text-text-soft border-line hover:text-text hover:bg-surface-2',
  /** It would lead to nothing. */
  off: 'text-text-faint border-line border-dashed',
} as const

export type ChipState = keyof typeof STATES

/** A rounded choice in a row of choices: a button or a link. */
export const chipClass = (state: ChipState): string =>
  classes(
    'inline-flex min-h-control-small items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors',
    STATES[state],
  )
