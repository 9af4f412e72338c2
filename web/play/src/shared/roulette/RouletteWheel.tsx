import { colourOf } from '@ronda/games'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { angleOf, WheelDisc } from './WheelDisc.tsx'

/** How many full turns the wheel makes in each round before it stops. */
const TURNS = 5

export type RouletteWheelProps = {
  readonly pocket: number | undefined
  /** Counts the rounds: each one turns the wheel on from where it stopped. */
  readonly round: number
  readonly isTurning: boolean
}

/** The wheel turns until the pocket that was drawn is at the top, where the ball is. */
export function RouletteWheel({ pocket, round, isTurning }: RouletteWheelProps) {
  const t = useTranslations('arcade.tables.roulette')
  const rest = pocket === undefined ? 0 : angleOf(pocket)
  const turned = round * TURNS * 360 - rest
  const label = pocket === undefined ? t('wheel') : t('result', { pocket, colour: t(`colour.${colourOf(pocket)}`) })
  return (
    <div className={`roulette-wheel${isTurning ? ' is-turning' : ''}`} role="img" aria-label={label}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle className="roulette-bowl" cx="100" cy="100" r="99" />
        <g className="roulette-disc" style={{ '--turned': `${turned}deg` } as CSSProperties}>
          <WheelDisc />
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
