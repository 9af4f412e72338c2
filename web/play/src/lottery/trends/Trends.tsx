import { useState, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../../shared/session/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { Segments } from '../../shared/controls/Segments.tsx'
import type { TrendsProps } from '../../shared/sharedRound/game.ts'
import { plainNumber } from '../../shared/text/figures.ts'
import { useLottery } from '../slip/useLottery.ts'
import '../../shared/roads/roads.css'
import { Streaks } from './Streaks.tsx'
import { longestAbsent, mostDrawn, trendsOf, type Trend } from './trends.ts'

const SHOWN = ['frequency', 'gap'] as const
const LISTED = 8

/** How often each number was drawn and how long ago, with the note that it says nothing about the next draw. */
export function Trends({ past }: TrendsProps) {
  const t = useTranslations('lottery')
  const { variant } = useLottery()
  const { locale } = useGameContext()
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('frequency')
  const outcomes = past.flatMap(({ outcome }) => (outcome ? [outcome] : []))
  const draws = outcomes.map((outcome) => variant.countedOf(outcome))
  if (draws.length === 0) return <p className="empty">{t('noDraws')}</p>
  const trends = trendsOf(variant.counted, draws)
  const expected = draws.reduce((sum, drawn) => sum + drawn.length, 0) / variant.counted.length
  return (
    <div className="lottery-trends">
      <p className="honest">
        <Icon name="seal" />
        {t('trends.note')}
      </p>
      <h3>
        {t('trends.of', { count: draws.length })}
        <small>{t('trends.expected', { count: plainNumber(expected, locale, 1) })}</small>
      </h3>
      <Segments
        label={t('trends.show')}
        items={SHOWN}
        value={shown}
        nameOf={(name) => t(`trends.${name}`)}
        onChoose={setShown}
      />
      <Heat trends={trends} shown={shown} draws={draws.length} />
      <div className="trend-lists">
        <Bars title={t('trends.often')} trends={mostDrawn(trends, LISTED)} of="times" draws={draws.length} />
        <Bars title={t('trends.absent')} trends={longestAbsent(trends, LISTED)} of="ago" draws={draws.length} />
      </div>
      <Streaks outcomes={outcomes} />
    </div>
  )
}

function useTrendWords(): (trend: Trend, of: 'times' | 'ago') => string {
  const t = useTranslations('lottery.trends')
  return ({ times, ago }, of) => {
    if (of === 'times') return t('times', { count: times })
    return ago === undefined ? t('never') : t('draws', { count: ago })
  }
}

type HeatProps = { readonly trends: readonly Trend[]; readonly shown: 'frequency' | 'gap'; readonly draws: number }

/** The board as a heat map: the stronger the colour, the more often drawn, or the longer ago. */
function Heat({ trends, shown, draws }: HeatProps) {
  const t = useTranslations('lottery.trends')
  const words = useTrendWords()
  const of = shown === 'frequency' ? 'times' : 'ago'
  const valueOf = ({ times, ago }: Trend): number => (of === 'times' ? times : (ago ?? draws))
  const values = trends.map(valueOf)
  const least = Math.min(...values)
  const span = Math.max(1, Math.max(...values) - least)
  return (
    <ul className={`heat is-${shown} is-of-${trends.length}`}>
      {trends.map((trend) => {
        const label = t('cell', { number: trend.name, what: words(trend, of) })
        return (
          <li
            key={trend.name}
            className="heat-cell"
            title={label}
            style={{ '--heat': `${Math.round(((valueOf(trend) - least) / span) * 100)}%` } as CSSProperties}
          >
            <span aria-hidden="true">{trend.name}</span>
            <small aria-hidden="true">{valueOf(trend)}</small>
            <span className="spoken">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}

type BarsProps = {
  readonly title: string
  readonly trends: readonly Trend[]
  readonly of: 'times' | 'ago'
  readonly draws: number
}

function Bars({ title, trends, of, draws }: BarsProps) {
  const words = useTrendWords()
  const valueOf = ({ times, ago }: Trend): number => (of === 'times' ? times : (ago ?? draws))
  const most = Math.max(1, ...trends.map(valueOf))
  return (
    <section className="trend-bars">
      <h4>{title}</h4>
      <ol>
        {trends.map((trend) => (
          <li key={trend.name}>
            <strong>{trend.name}</strong>
            <span className="trend-bar" style={{ '--part': `${(valueOf(trend) / most) * 100}%` } as CSSProperties} />
            <span>{words(trend, of)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
