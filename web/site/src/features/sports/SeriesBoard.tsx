import { useTranslations } from 'use-intl'
import type { SportsMatch } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { stepsOfParts, STEP_OF, TOWERS, type Side } from './seriesView.ts'

const SIDES = ['home', 'away'] as const
const CELL = 'tabular px-2 py-2 text-center'

type Props = { readonly match: SportsMatch }

/** The score of every map or set, and how many each side has won. */
function Scores({ match }: Props) {
  const t = useTranslations('sports.play')
  const isTennis = match.sport === 'tennis'
  const served = match.events.length % 2 === 0 ? 'home' : 'away'
  const numbers = Array.from({ length: Math.max(1, match.parts.length) }, (_, at) => at + 1)
  return (
    <div className="scroll-row">
      <table className="w-full text-sm">
        <thead className="text-text-soft">
          <tr>
            <th scope="col" className="py-2 text-start">
              {t('team')}
            </th>
            {numbers.map((number) => (
              <th key={number} scope="col" className={CELL}>
                {t(match.sport === 'moba' ? 'mapKills' : isTennis ? 'set' : 'map', { number })}
              </th>
            ))}
            <th scope="col" className={CELL}>
              {t(isTennis ? 'setsWon' : 'mapsWon')}
            </th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side} className="border-line border-t">
              <th scope="row" className="py-2 text-start font-medium">
                {match[side]}
                {isTennis && match.state === 'playing' && served === side && (
                  <span className="text-accent-text ms-2 text-xs">{t('serves')}</span>
                )}
              </th>
              {numbers.map((number) => (
                <td key={number} className={CELL}>
                  {match.parts[number - 1]?.[side] ?? 0}
                </td>
              ))}
              <td className={`${CELL} text-lg font-bold`}>{match.score?.[side] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const TOWER = { width: 7, height: 12, gap: 4 }
const LANE = { width: 160, height: 16 }

/** The towers of both sides along the lane: those that have fallen are hollow. */
function Lane({ match, fallen }: Props & { readonly fallen: Readonly<Record<Side, number>> }) {
  const t = useTranslations('sports.play')
  const atOf = (side: Side, tower: number): number => {
    const inner = tower * (TOWER.width + TOWER.gap)
    return side === 'home' ? inner : LANE.width - TOWER.width - inner
  }
  const standing = (side: Side): number => TOWERS - fallen[side]
  const label = SIDES.map((side) => t('towersLeft', { team: match[side], count: standing(side) })).join('. ')
  return (
    <svg
      viewBox={`-1 -1 ${LANE.width + 2} ${LANE.height + 2}`}
      role="img"
      aria-label={label}
      className="stroke-line-strong w-full"
      strokeWidth={0.6}
    >
      <path d={`M0 ${LANE.height}H${LANE.width}`} />
      {SIDES.flatMap((side) =>
        Array.from({ length: TOWERS }, (_, tower) => (
          <rect
            key={`${side} ${tower}`}
            x={atOf(side, tower)}
            y={LANE.height - TOWER.height}
            width={TOWER.width}
            height={TOWER.height}
            rx={1}
            className={tower >= standing(side) ? 'fill-none' : side === 'home' ? 'fill-accent' : 'fill-text-soft'}
          />
        )),
      )}
    </svg>
  )
}

const STEP = { size: 8, gap: 2 }
const LISTS = { shooter: 'rounds', moba: 'fights', tennis: 'games' } as const

type StepsProps = Props & { readonly number: number; readonly steps: readonly Side[] }

/** Who won each round, fight or game of a map or set: the home side above the line, the other below it. */
function Steps({ match, number, steps }: StepsProps) {
  const t = useTranslations('sports.play')
  if (match.sport === 'football' || steps.length === 0) return null
  const width = steps.length * (STEP.size + STEP.gap)
  const list = steps.map((side) => match[side]).join(', ')
  return (
    <svg
      viewBox={`0 0 ${Math.max(width, 240)} ${2 * (STEP.size + STEP.gap)}`}
      role="img"
      aria-label={t(LISTS[match.sport], { number, list })}
      className="w-full max-w-measure"
    >
      {steps.map((side, at) => (
        <rect
          key={at}
          x={at * (STEP.size + STEP.gap)}
          y={side === 'home' ? 0 : STEP.size + STEP.gap}
          width={STEP.size}
          height={STEP.size}
          rx={1}
          className={side === 'home' ? 'fill-accent' : 'fill-text-soft'}
        />
      ))}
    </svg>
  )
}

/** A match in maps or sets as it stands: what is drawn is said in words too. */
export function SeriesBoard({ match }: Props) {
  const t = useTranslations('sports.play')
  if (match.sport === 'football') return null
  const parts = stepsOfParts(match)
  const last = parts.at(-1) ?? []
  const step = STEP_OF[match.sport]
  const count = (side: Side): number => last.filter((each) => each === side).length
  return (
    <PanelCard title={t('title')}>
      <Scores match={match} />
      {match.sport === 'moba' && <Lane match={match} fallen={{ home: count('away'), away: count('home') }} />}
      {parts.map((steps, at) => (
        <Steps key={at} match={match} number={at + 1} steps={steps} />
      ))}
      {match.state === 'playing' && (
        <p className={classes('text-sm', match.takesBets ? 'text-text-soft' : 'font-medium')}>
          {t(`${match.takesBets ? 'calm' : 'playing'}.${step}`)}
        </p>
      )}
    </PanelCard>
  )
}
