import { useTranslations } from 'use-intl'
import type { WithdrawalLine } from '@ronda/contract'
import { classes } from '@ronda/ui'

type Marked = Pick<WithdrawalLine, 'state' | 'receipt'>

function classOf({ state, receipt }: Marked): string {
  if (state === 'paid') return receipt === 'unsaid' || receipt === 'received' ? GAIN : LOSS
  return BAD.has(state) ? LOSS : 'bg-accent-soft text-accent-text'
}

const GAIN = 'bg-gain-soft text-gain'
const LOSS = 'bg-loss-soft text-loss'
const BAD: ReadonlySet<string> = new Set(['refused', 'rejecting', 'rejected', 'failing', 'failed'])

/** The state of a withdrawal, in a word. */
export function StateMark({ withdrawal }: { readonly withdrawal: Marked }) {
  const t = useTranslations('withdrawal')
  const { state, receipt } = withdrawal
  return (
    <span className={classes('rounded-full px-3 py-1 text-xs font-medium whitespace-nowrap', classOf(withdrawal))}>
      {state === 'paid' ? t(`receipts.${receipt}`) : t(`states.${state}`)}
    </span>
  )
}
