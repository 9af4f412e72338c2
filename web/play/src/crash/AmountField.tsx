import { useTranslations } from 'use-intl'
import { AmountKeys } from '../shared/controls/AmountKeys.tsx'
import { Icon } from '../shared/controls/Icon.tsx'
import { useMoney } from '../shared/session/context.ts'
import { useTableView } from '../shared/sharedRound/context.ts'
import { amountAfter, stepAmount, type Panel } from './panels.ts'
import { useComet } from './useComet.ts'

/** The amount of a bet: in the steps of the chips, or halved, doubled, or the highest that the balance covers. */
export function AmountField({ at, panel }: { readonly at: number; readonly panel: Panel }) {
  const t = useTranslations('play.hud')
  const comet = useComet()
  const { terms, balance } = useTableView()
  const write = useMoney()
  if (!terms) return null
  const { chips, unit, roundMax } = terms
  const least = chips[0] ?? 1
  const step = (by: 1 | -1): void => comet.choose(at, { amount: stepAmount(panel.amount, by, chips, roundMax) })
  const limits = { least, most: roundMax, covered: Number(balance.cash / unit) }
  return (
    <>
      <div className="comet-stepper">
        <button
          type="button"
          className="tool"
          aria-label={t('stakeDown')}
          disabled={panel.amount <= least}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <output className="comet-amount">{write(unit * BigInt(panel.amount))}</output>
        <button
          type="button"
          className="tool"
          aria-label={t('stakeUp')}
          disabled={panel.amount >= roundMax}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <AmountKeys
        afterOf={(key) => amountAfter(key, panel.amount, limits)}
        onChoose={(amount) => comet.choose(at, { amount })}
      />
    </>
  )
}
