import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Profit } from '@ronda/contract'
import type { Span } from '@ronda/core'
import { Button, classes, NetChart, useLocale } from '@ronda/ui'
import { profitLines, type ProfitLine } from './profitView.ts'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { formatDay } from './when.ts'

function useSpanName(by: Span): (line: ProfitLine) => string {
  const locale = useLocale()
  return ({ from, to }) => {
    if (by === 'month') return formatDay(from, locale, { month: 'long', year: 'numeric' })
    const first = formatDay(from, locale, { day: 'numeric', month: 'short' })
    if (by === 'day' || from === to) return first
    return `${first} – ${formatDay(to, locale, { day: 'numeric', month: 'short' })}`
  }
}

export type ProfitChartProps = { readonly profit: Profit; readonly by: Span }

function ProfitTable({ profit, by }: ProfitChartProps) {
  const t = useTranslations('statement')
  const nameOf = useSpanName(by)
  const { write, writeNet } = useAmounts(profit.currency)
  const heads = [t('staked'), t('won'), t('net'), t('profit.total')]
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-xs tablet:text-sm">
        <thead>
          <tr className="text-text-faint text-xs">
            <th scope="col" className="py-2 pe-2 tablet:pe-4 text-start font-medium">
              {t('profit.period')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 ps-2 tablet:ps-4 text-end font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {profitLines(profit)
            .toReversed()
            .map((line) => (
              <tr key={line.from} className="border-line border-t">
                <th scope="row" className="py-2 pe-2 tablet:pe-4 text-start font-medium whitespace-nowrap">
                  {nameOf(line)}
                </th>
                <td className="tabular py-2 ps-2 tablet:ps-4 text-end">{write(line.staked)}</td>
                <td className="tabular py-2 ps-2 tablet:ps-4 text-end">{write(line.won)}</td>
                <td className={classes('tabular py-2 ps-2 tablet:ps-4 text-end font-bold', netColour(line.net))}>
                  {writeNet(line.net)}
                </td>
                <td className="tabular py-2 ps-2 tablet:ps-4 text-end">{writeNet(line.total)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

/** The result of each period and the running total, as a chart or as a table. */
export function ProfitChart({ profit, by }: ProfitChartProps) {
  const t = useTranslations('statement.profit')
  const [isTable, setTable] = useState(false)
  const nameOf = useSpanName(by)
  const { write, writeNet } = useAmounts(profit.currency)
  const locale = useLocale()
  const lines = profitLines(profit)
  function startOf(line: ProfitLine | undefined): string {
    if (line === undefined) return ''
    const dateOptions =
      by === 'month' ? ({ month: 'short', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const)
    return formatDay(line.from, locale, dateOptions)
  }
  function describe(index: number): string {
    const line = lines[index]
    return line === undefined ? '' : `${nameOf(line)}: ${writeNet(line.net)} · ${t('total')} ${writeNet(line.total)}`
  }
  return (
    <section className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-xl border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{t('chart')}</h2>
        <Button variant="quiet" size="small" onClick={() => setTable(!isTable)}>
          {isTable ? (
            <ChartColumn aria-hidden className="size-icon-small" />
          ) : (
            <Table2 aria-hidden className="size-icon-small" />
          )}
          {isTable ? t('toChart') : t('table')}
        </Button>
      </div>
      {isTable ? (
        <ProfitTable profit={profit} by={by} />
      ) : (
        <>
          <NetChart
            label={t('chart')}
            bars={lines.map(({ net, total }) => ({ value: Number(net), total: Number(total) }))}
            describe={describe}
            figure={(value) => write(BigInt(Math.round(value)))}
            nameOf={(index) => startOf(lines[index])}
          />
          <p className="text-text-faint text-xs">{t('chartText')}</p>
        </>
      )}
    </section>
  )
}
