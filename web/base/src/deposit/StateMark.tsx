import { useTranslations } from 'use-intl'
import type { DepositState } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { toneOf, type Tone } from './tone.ts'

const toneClasses: Readonly<Record<Tone, string>> = {
  good: 'bg-gain-soft text-gain',
  bad: 'bg-loss-soft text-loss',
  moving: 'bg-accent-soft text-accent-text',
  quiet: 'bg-surface-3 text-text-soft',
}

/** The state of a deposit, in a word. */
export function StateMark({ state }: { readonly state: DepositState }) {
  const t = useTranslations('deposit.states')
  return (
    <span
      className={classes(
        'inline-flex items-center rounded-full px-3 py-1 text-xs font-bold whitespace-nowrap',
        toneClasses[toneOf(state)],
      )}
    >
      {t(state)}
    </span>
  )
}
