import { useQuery } from '@tanstack/react-query'
import { ChartColumn, Coins, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Income } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { PAY_KINDS, type PayKind } from '@ronda/core/payroll'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, NetChart, Notice, Select, Skeleton, useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { incomeQuery } from './payslip.queries.ts'
import { usePayslipAddress } from './usePayslipAddress.ts'
import { runningIncome } from './payslipView.ts'

const TEXTS = ['payslip'] as const
const SUMS = ['earned', 'paid', 'incomeOwed', 'waiting'] as const

const sumOf = (income: Income, name: (typeof SUMS)[number]): bigint =>
  name === 'incomeOwed' ? income.owed : income[name]

function KindCard({ income, currency }: { readonly income: Income; readonly currency: Currency }) {
  const t = useTranslations('payslip')
  const { write } = useAmounts(currency)
  return (
    <section
      aria-label={t(`kinds.${income.kind}`)}
      className="bg-surface-1 border-line grid gap-3 rounded-xl border p-5"
    >
      <h2 className="font-bold">{t(`kinds.${income.kind}`)}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {SUMS.map((name) => (
          <div key={name} className="min-w-0">
            <dt className="text-text-faint text-xs">{t(name)}</dt>
            <dd className="tabular font-bold break-words">{write(sumOf(income, name))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Month = { readonly month: string; readonly earned: bigint; readonly paid: bigint; readonly total: bigint }
type MonthsProps = { readonly months: readonly Month[]; readonly currency: Currency }

function useMonthText(): (month: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (month) => format.format(Date.parse(`${month}-15T00:00:00Z`))
}

function MonthTable({ months, currency }: MonthsProps) {
  const t = useTranslations('payslip')
  const { write } = useAmounts(currency)
  const text = useMonthText()
  const cell = 'tabular py-2 ps-3 text-end'
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-text-faint text-xs">
            <th scope="col" className="py-2 text-start font-medium">
              {t('month')}
            </th>
            {(['earned', 'paid', 'total'] as const).map((name) => (
              <th key={name} scope="col" className="py-2 ps-3 text-end font-medium">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, earned, paid, total }) => (
            <tr key={month} className="border-line border-t">
              <th scope="row" className="py-2 text-start font-medium whitespace-nowrap">
                {text(month)}
              </th>
              <td className={cell}>{write(earned)}</td>
              <td className={cell}>{write(paid)}</td>
              <td className={cell}>{write(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MonthChart({ months, currency }: MonthsProps) {
  const t = useTranslations('payslip')
  const { write } = useAmounts(currency)
  const text = useMonthText()
  const nameOf = (index: number): string => text(months[index]?.month ?? '2000-01')
  function describe(index: number): string {
    const month = months[index]
    if (month === undefined) return ''
    return `${nameOf(index)}: ${write(month.earned)} · ${t('paid')} ${write(month.paid)} · ${t('total')} ${write(month.total)}`
  }
  return (
    <NetChart
      label={t('chart')}
      bars={months.map(({ earned, total }) => ({ value: Number(earned), total: Number(total) }))}
      describe={describe}
      figure={(value) => write(BigInt(Math.round(value)))}
      nameOf={nameOf}
    />
  )
}

function Months({ kind }: { readonly kind: PayKind | undefined }) {
  const t = useTranslations('payslip')
  const [isTable, setTable] = useState(false)
  const { data } = useQuery(incomeQuery(kind))
  if (data === undefined) return <Skeleton className="h-stage-text rounded-xl" />
  const shown = { months: runningIncome(data.months), currency: data.currency }
  return (
    <>
      <div>
        <Button variant="quiet" size="small" onClick={() => setTable(!isTable)}>
          {isTable ? (
            <ChartColumn aria-hidden className="size-icon-small" />
          ) : (
            <Table2 aria-hidden className="size-icon-small" />
          )}
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      </div>
      {isTable ? <MonthTable {...shown} /> : <MonthChart {...shown} />}
    </>
  )
}

function Panel() {
  const t = useTranslations('payslip')
  const { address, change } = usePayslipAddress()
  const { pay: kind } = address
  const { data, error, isError, refetch } = useQuery(incomeQuery(undefined))
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('incomeFailed')} error={error} onRetry={refetch} />
  }
  const { kinds, currency } = data
  if (kinds.length === 0) {
    return (
      <div className="bg-surface-1 border-line rounded-xl border">
        <Notice icon={Coins} title={t('incomeEmpty')}>
          {t('incomeEmptyText')}
        </Notice>
      </div>
    )
  }
  const options = [
    { value: '', label: t('allKinds') },
    ...kinds.map((each) => ({ value: each.kind, label: t(`kinds.${each.kind}`) })),
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-text-soft text-sm">{t('incomeLead')}</p>
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        {kinds.map((income) => (
          <KindCard key={income.kind} income={income} currency={currency} />
        ))}
      </div>
      <PanelCard title={t('chart')} lead={t('chartLead')}>
        <div>
          <Select
            label={t('kind')}
            value={kind ?? ''}
            options={options}
            onChoose={(chosen) => change({ pay: PAY_KINDS.find((each) => each === chosen) })}
          />
        </div>
        <Months kind={kind} />
      </PanelCard>
    </div>
  )
}

/** What an agent's contracts paid, by kind and by month. */
export function IncomePanel() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
