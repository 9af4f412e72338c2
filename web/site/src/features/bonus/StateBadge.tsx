import { useTranslations } from 'use-intl'
import type { BonusState } from '@ronda/contract'
import { classes } from '@ronda/ui'

const COLOURS: Readonly<Record<BonusState, string>> = {
  offered: 'bg-accent-soft text-accent-text',
  waiting: 'bg-surface-3 text-text-soft',
  starting: 'bg-surface-3 text-text-soft',
  active: 'bg-accent-soft text-accent-text',
  ending: 'bg-surface-3 text-text-soft',
  completed: 'bg-surface-3 text-gain',
  cancelled: 'bg-surface-3 text-text-soft',
  expired: 'bg-surface-3 text-text-soft',
  spent: 'bg-surface-3 text-text-soft',
}

/** The state of a bonus in a word. */
export function StateBadge({ state }: { readonly state: BonusState }) {
  const t = useTranslations('bonus.states')
  return (
    <span className={classes('shrink-0 rounded-full px-3 py-1 text-xs font-medium', COLOURS[state])}>{t(state)}</span>
  )
}
