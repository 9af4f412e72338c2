import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, classes, NetChart, useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import type { Overview } from './team.queries.ts'
import { resultOf, runningResults } from './teamFigures.ts'

/** A calendar day (UTC) in the locale. */
const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${day}T12:00:00Z`),
  )

function DayTable({ overview: { days, currency } }: { readonly overview: Overview }) {
  const t = useTranslations('team')
  const format = useFormatter()
  const locale = useLocale()
  const { write, writeNet } = useAmounts(currency)
  const cell = 'tabular py-2 ps-3 text-end'
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-text-faint text-xs">
            <th scope="col" className="py-2 text-start font-medium">
              {t('day')}
            </th>
            {[t('active'), t('figures.valid'), t('figures.deposited'), t('figures.withdrawn'), t('figures.result')].map(
              (head) => (
                <th key={head} scope="col" className="py-2 ps-3 text-end font-medium">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((each) => (
            <tr key={each.day} className="border-line border-t">
              <th scope="row" className="py-2 text-start font-medium whitespace-nowrap">
                {dayText(each.day, locale)}
              </th>
              <td className={cell}>{format.number(each.active)}</td>
              <td className={cell}>{write(each.valid)}</td>
              <td className={cell}>{write(each.deposited)}</td>
              <td className={cell}>{write(each.withdrawn)}</td>
              <td className={classes(cell, 'font-bold', netColour(resultOf(each)))}>{writeNet(resultOf(each))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the members won and lost on each of the last days, with the running total, as a chart or as a table. */
export function TeamChart({ overview }: { readonly overview: Overview }) {
  const t = useTranslations('team')
  const locale = useLocale()
  const [isTable, setTable] = useState(false)
  const { days, currency } = overview
  const { write, writeNet } = useAmounts(currency)
  const lines = runningResults(days)
  const nameOf = (index: number): string => dayText(lines[index]?.day ?? days[0]?.day ?? '', locale)
  function describe(index: number): string {
    const line = lines[index]
    if (line === undefined) return ''
    return `${nameOf(index)}: ${writeNet(line.result)} · ${t('figures.valid')} ${write(line.valid)} · ${t('total')} ${writeNet(line.total)}`
  }
  return (
    <PanelCard title={t('chart')} lead={t('chartLead')}>
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
      {isTable ? (
        <DayTable overview={overview} />
      ) : (
        <NetChart
          label={t('chart')}
          bars={lines.map((line) => ({ value: Number(line.result), total: Number(line.total) }))}
          describe={describe}
          figure={(value) => write(BigInt(Math.round(value)))}
          nameOf={nameOf}
        />
      )}
    </PanelCard>
  )
}
