import { useTranslations } from 'use-intl'
import type { Bonus, BonusStep } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { directionOf } from './bonusView.ts'
import { useMoment } from './useMoment.ts'

const ID_SHOWN = 8

function Step({ step, write }: { readonly step: BonusStep; readonly write: (atoms: bigint) => string }) {
  const t = useTranslations('bonus.history')
  const when = useMoment()
  const direction = directionOf(step)
  const { cause, amount, ledgerId, atMs } = step
  return (
    <li className="grid gap-1 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-medium">{t(cause)}</span>
        {amount !== null && (
          <span className="tabular">
            {write(amount)}
            {direction !== undefined && <span className="text-text-soft">{` ${t(direction)}`}</span>}
          </span>
        )}
      </p>
      <p className="text-text-faint tabular flex flex-wrap justify-between gap-x-3 text-xs">
        <time dateTime={new Date(atMs).toISOString()}>{when(atMs)}</time>
        {ledgerId !== null && <span title={ledgerId}>{t('ledger', { id: ledgerId.slice(0, ID_SHOWN) })}</span>}
      </p>
    </li>
  )
}

/** Everything that has happened to a bonus, each movement of money with its cause. */
export function Steps({ bonus: { steps, terms } }: { readonly bonus: Bonus }) {
  const { write } = useAmounts(terms.currency)
  return (
    <ol className="divide-line grid grid-cols-1 divide-y">
      {steps.map((step) => (
        <Step key={`${step.atMs} ${step.state} ${step.cause}`} step={step} write={write} />
      ))}
    </ol>
  )
}
