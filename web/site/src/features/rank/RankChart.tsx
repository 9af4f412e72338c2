import { ChartColumn, Table2 } from 'lucide-react'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { RANK_DAYS } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import type { RankInfo } from './rank.queries.ts'
import { dayText, layOutBars } from './rankView.ts'

type InfoProps = { readonly info: RankInfo }

const SIZE = { width: 600, height: 160 } as const
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 }

function DayTable({ info: { days, currency } }: InfoProps) {
  const t = useTranslations('rank')
  const locale = useLocale()
  const { write } = useAmounts(currency)
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-text-faint text-xs">
          <th scope="col" className="py-2 pe-4 text-start font-medium">
            {t('day')}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {t('valid')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, valid }) => (
          <tr key={day} className="border-line border-t">
            <th scope="row" className="py-2 pe-4 text-start font-medium">
              {dayText(day, locale)}
            </th>
            <td className="tabular py-2 text-end">{write(valid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Drawing({ days, chosen }: { readonly days: RankInfo['days']; readonly chosen: number }) {
  const values = days.map(({ valid }) => valid)
  const { width, height } = SIZE
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block h-stage-text w-full"
    >
      {layOutBars(values, SIZE).map((bar, at) => (
        <g key={days[at]?.day}>
          {at === chosen && <rect {...bar} y={0} height={height} className="fill-surface-3" />}
          <rect {...bar} className={at === chosen ? 'fill-accent-text' : 'fill-accent'} />
        </g>
      ))}
      <line x1={0} x2={width} y1={height} y2={height} strokeWidth={2} className="stroke-line-strong" />
    </svg>
  )
}

/** The days as bars. A finger, a mouse or the arrow keys select one, and the line above tells it. */
function DayBars({ info: { days, currency } }: InfoProps) {
  const t = useTranslations('rank')
  const locale = useLocale()
  const { write } = useAmounts(currency)
  const last = days.length - 1
  const [asked, setAsked] = useState(last)
  const choose = (at: number): void => setAsked(Math.min(last, Math.max(0, at)))
  const chosen = Math.min(last, asked)
  const found = days[chosen]
  const told = found && t('dayOf', { day: dayText(found.day, locale), amount: write(found.valid) })

  function onKeyDown(event: KeyboardEvent): void {
    const move = event.key === 'Home' ? -chosen : event.key === 'End' ? last - chosen : STEPS[event.key]
    if (move === undefined) return
    event.preventDefault()
    choose(chosen + move)
  }
  function onPoint(event: PointerEvent): void {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    choose(Math.floor(((event.clientX - left) / width) * days.length))
  }

  return (
    <div className="grid gap-2">
      <p aria-hidden className="text-text-soft tabular text-sm font-medium">
        {told}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('chart', { days: RANK_DAYS })}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={told}
        onKeyDown={onKeyDown}
        onPointerDown={onPoint}
        onPointerMove={onPoint}
        className="touch-pan-y rounded-md"
      >
        <Drawing days={days} chosen={chosen} />
      </div>
      <p aria-hidden className="text-text-faint flex justify-between text-xs">
        {[days[0], days[last]].map((each) => (
          <span key={each?.day}>{each && dayText(each.day, locale, { day: 'numeric', month: 'short' })}</span>
        ))}
      </p>
    </div>
  )
}

/** The valid bets of each day that counts, as a chart or as a table. */
export function RankChart({ info }: InfoProps) {
  const t = useTranslations('rank')
  const [isTable, setTable] = useState(false)
  const days = RANK_DAYS
  return (
    <PanelCard title={t('chart', { days })} lead={t('chartText', { days })}>
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
      {isTable ? <DayTable info={info} /> : <DayBars info={info} />}
    </PanelCard>
  )
}
