import { useTranslations } from 'use-intl'
import type { PayslipRow } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { stateColour } from './payslipView.ts'

/** What became of a payslip, in a word or two. */
export function PayslipState({ state }: Pick<PayslipRow, 'state'>) {
  const t = useTranslations('payslip.states')
  return (
    <span className={classes('rounded-full px-3 py-1 text-xs font-medium whitespace-nowrap', stateColour(state))}>
      {t(state)}
    </span>
  )
}
