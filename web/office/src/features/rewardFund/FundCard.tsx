import { useFormatter } from 'use-intl'
import type { RewardFund } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { barHeights, highestDay } from './paidBars.ts'

type FundProps = { readonly fund: RewardFund }

function PaidChart({ fund: { currency, paidByDay } }: FundProps) {
  const t = useDesk().texts.rewardFunds
  const locale = useLocale()
  const format = useFormatter()
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const dayName = (day: string): string =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const highest = highestDay(paidByDay)
  if (highest === undefined) return <p className="text-text-faint text-sm">{t.nothingPaid}</p>
  const heights = barHeights(paidByDay)
  const [first, last] = [paidByDay[0], paidByDay.at(-1)]
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="text-text-soft flex justify-between gap-3 text-sm">
        {t.chart}
        <span className="tabular text-text-faint">{write(highest.paid)}</span>
      </figcaption>
      <div
        role="img"
        aria-label={fillText(t.chartLabel, { day: dayName(highest.day), amount: write(highest.paid) })}
        className="border-line flex h-24 items-end gap-px border-b"
      >
        {paidByDay.map(({ day, paid }, at) => (
          <div key={day} title={`${dayName(day)}: ${write(paid)}`} className="flex h-full min-w-0 flex-1 items-end">
            <div className="bg-accent w-full rounded-t-sm" style={{ height: `${heights[at] ?? 0}%` }} />
          </div>
        ))}
      </div>
      <p aria-hidden className="text-text-faint flex justify-between text-xs">
        <span>{dayName(first?.day ?? '')}</span>
        <span>{dayName(last?.day ?? '')}</span>
      </p>
    </figure>
  )
}

/** One fund: what it has, and what it paid. */
export function FundCard({ fund }: FundProps) {
  const t = useDesk().texts.rewardFunds
  const locale = useLocale()
  const write = (atoms: bigint): string => formatMoney(money(atoms, fund.currency), locale)
  return (
    <li className="bg-surface-1 border-line grid grid-cols-1 content-start gap-4 rounded-lg border p-4">
      <h3 className="font-bold">{`${t.names[fund.fund]} · ${fund.currency}`}</h3>
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-text-soft text-sm">{t.balance}</dt>
          <dd className="tabular text-xl font-bold">{write(fund.balance)}</dd>
        </div>
        <div>
          <dt className="text-text-soft text-sm">{t.paid}</dt>
          <dd className="tabular text-xl font-bold">{write(fund.paid)}</dd>
        </div>
      </dl>
      {fund.balance === 0n && <p className="text-loss text-sm">{t.isEmpty}</p>}
      <PaidChart fund={fund} />
      {fund.demoAmount !== null && (
        <p className="text-text-faint text-sm">{fillText(t.demo, { amount: write(fund.demoAmount) })}</p>
      )}
    </li>
  )
}
