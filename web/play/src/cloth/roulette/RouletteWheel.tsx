import { colourOf, WHEEL } from '@ronda/games'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'

const STEP = 360 / WHEEL.length
const OUTER = 96
const INNER = 62

const point = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`
}

const wedge = `M${point(OUTER, -STEP / 2)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, STEP / 2)}L${point(INNER, STEP / 2)}A${INNER} ${INNER} 0 0 0 ${point(INNER, -STEP / 2)}z`

/** How many whole turns the wheel makes before it rests, each round anew. */
const TURNS = 5

export type RouletteWheelProps = {
  readonly pocket: number | undefined
  /** Counts the rounds: each one turns the wheel on from where it rests. */
  readonly round: number
  readonly isTurning: boolean
}

/** The wheel turns until the pocket that was drawn stands on top, where the ball lies. */
export function RouletteWheel({ pocket, round, isTurning }: RouletteWheelProps) {
  const t = useTranslations('arcade.tables.roulette')
  const rest = pocket === undefined ? 0 : WHEEL.indexOf(pocket) * STEP
  const turned = round * TURNS * 360 - rest
  const label = pocket === undefined ? t('wheel') : t('result', { pocket, colour: t(`colour.${colourOf(pocket)}`) })
  return (
    <div className={`roulette-wheel${isTurning ? ' is-turning' : ''}`} role="img" aria-label={label}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle className="roulette-bowl" cx="100" cy="100" r="99" />
        <g className="roulette-disc" style={{ '--turned': `${turned}deg` } as CSSProperties}>
          {WHEEL.map((number, at) => (
            <g key={number} transform={`rotate(${at * STEP} 100 100)`}>
              <path className={`roulette-pocket is-${colourOf(number)}`} d={wedge} />
              <text className="roulette-number" x="100" y="17" textAnchor="middle">
                {number}
              </text>
            </g>
          ))}
          <circle className="roulette-hub" cx="100" cy="100" r="60" />
          <path className="roulette-spokes" d="M100 52v96M52 100h96" />
          <circle className="roulette-knob" cx="100" cy="100" r="12" />
        </g>
        {pocket !== undefined && (
          <g key={round} className="roulette-orbit">
            <circle className="roulette-ball" cx="100" cy="31" r="5.4" />
          </g>
        )}
      </svg>
    </div>
  )
}
