import { useTranslations } from 'use-intl'
import type { SportsMatch } from '@ronda/contract'
import { classes } from '@ronda/ui'

/** The pitch, in metres. */
const LENGTH = 105
const WIDTH = 68
const MIDDLE = WIDTH / 2
const BOX = { length: 16.5, width: 40.3 }
const CIRCLE = 9.15
/** Where the ball is drawn: in front of the goal that is attacked, or in the middle. */
const NEAR_GOAL = 14

const ballAt = (attack: SportsMatch['attack']): number => {
  if (attack === null) return LENGTH / 2
  return attack === 'home' ? LENGTH - NEAR_GOAL : NEAR_GOAL
}

/** The half of the pitch that is attacked. */
function Attacked({ attack }: Pick<SportsMatch, 'attack'>) {
  if (attack === null) return null
  return (
    <rect
      x={attack === 'home' ? LENGTH / 2 : 0}
      y={0}
      width={LENGTH / 2}
      height={WIDTH}
      className="fill-accent-soft"
      data-attack={attack}
    />
  )
}

/** A drawn pitch: the home side plays from left to right. What it shows is said below it too. */
export function Pitch({ match }: { readonly match: SportsMatch }) {
  const t = useTranslations('sports')
  const { attack, home, away } = match
  const team = attack === null ? '' : match[attack]
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`-1 -1 ${LENGTH + 2} ${WIDTH + 2}`}
        role="img"
        aria-label={t('pitch', { home, away })}
        className="bg-surface-2 stroke-line-strong w-full rounded-md fill-none"
        strokeWidth={0.6}
      >
        <Attacked attack={attack} />
        <rect x={0} y={0} width={LENGTH} height={WIDTH} />
        <path d={`M${LENGTH / 2} 0V${WIDTH}`} />
        <circle cx={LENGTH / 2} cy={MIDDLE} r={CIRCLE} />
        <rect x={0} y={MIDDLE - BOX.width / 2} width={BOX.length} height={BOX.width} />
        <rect x={LENGTH - BOX.length} y={MIDDLE - BOX.width / 2} width={BOX.length} height={BOX.width} />
        <circle
          cx={0}
          cy={MIDDLE}
          r={1.8}
          style={{ transform: `translateX(${ballAt(attack)}px)` }}
          className="fill-accent stroke-none motion-safe:transition-transform"
        />
      </svg>
      <figcaption
        className={classes('min-h-6 text-center text-sm', attack === null ? 'text-text-soft' : 'font-medium')}
      >
        {attack === null ? t(match.takesBets ? 'calm' : 'suspended') : t('attack', { team })}
      </figcaption>
    </figure>
  )
}
