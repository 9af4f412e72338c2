import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesCombined } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Profit } from '@ronda/contract'
import { daysBetween, makeDecimal, money, SPANS, type Span } from '@ronda/core'
import { Notice, Skeleton, Tabs } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CsvButton } from './CsvButton.tsx'
import { ProfitChart } from './ProfitChart.tsx'
import { ProfitShares } from './ProfitShares.tsx'
import { RangeBar } from './RangeBar.tsx'
import { Figure, RecordError } from './RecordParts.tsx'
import { profitQuery } from './statement.queries.ts'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useRecordAddress } from './useRecordAddress.ts'
import { spanOf } from './profitView.ts'

const TEXTS = ['statement'] as const
const FALLBACK = '30d'

function Totals({ profit }: { readonly profit: Profit }) {
  const t = useTranslations('statement')
  const format = useFormatter()
  const { write, writeNet } = useAmounts(profit.currency)
  const { rounds, staked, won } = profit
  return (
    <dl className="bg-surface-1 border-line grid grid-cols-3 gap-4 rounded-xl border px-4 py-3">
      <Figure label={t('staked')}>{write(staked)}</Figure>
      <Figure label={t('won')}>{write(won)}</Figure>
      <Figure
        label={`${t('net')} · ${t('rounds', { count: rounds, number: format.number(rounds) })}`}
        colour={netColour(won - staked)}
      >
        {writeNet(won - staked)}
      </Figure>
    </dl>
  )
}

function Shown({ profit, by }: { readonly profit: Profit; readonly by: Span }) {
  const t = useTranslations('statement')
  if (profit.rounds === 0)
    return (
      <Notice icon={ChartNoAxesCombined} title={t('profit.empty')}>
        {t('profit.emptyText')}
      </Notice>
    )
  return (
    <>
      <Totals profit={profit} />
      <ProfitChart profit={profit} by={by} />
      <ProfitShares profit={profit} />
    </>
  )
}

function Record() {
  const t = useTranslations('statement')
  const place = useRecordAddress(FALLBACK)
  const { language } = useLanguage()
  const { address, days, zone } = place
  const by = SPANS.find((span) => span === address.by) ?? spanOf(daysBetween(days.from, days.to) + 1)
  const { data, error, isError, refetch } = useQuery(profitQuery({ ...days, zone }, by, language))

  async function gather() {
    const { currency = 'USD', spans = [] } = data ?? {}
    const write = (atoms: bigint): string => makeDecimal(money(atoms, currency))
    const head = [t('range.from'), t('range.to'), t('staked'), t('won'), t('net'), currency]
    const rows = spans.map(({ from, to, staked, won }) => [
      from,
      to,
      write(staked),
      write(won),
      write(won - staked),
      currency,
    ])
    return { rows: [head, ...rows], isCut: false }
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <RangeBar place={place} fallback={FALLBACK} />
      <Tabs
        label={t('profit.by')}
        tabs={SPANS.map((id) => ({ id, label: t(`profit.${id}`) }))}
        chosen={by}
        onChoose={(span) => place.change({ by: span })}
      >
        <div className="grid grid-cols-1 gap-4">
          {data !== undefined && <Shown profit={data} by={by} />}
          {data === undefined && isError && <RecordError error={error} onRetry={() => void refetch()} />}
          {data === undefined && !isError && <Skeleton className="h-stage rounded-xl" />}
          {data !== undefined && data.rounds > 0 && (
            <div>
              <CsvButton name={`profit-${days.from}-${days.to}`} gather={gather} />
            </div>
          )}
        </div>
      </Tabs>
    </div>
  )
}

/** Stakes and wins over time and by kind of game. */
export function ProfitRecord() {
  return (
    <TextsProvider pages={TEXTS}>
      <Record />
    </TextsProvider>
  )
}
