import type { FightEntry, FightSide } from '@ronda/games'
import { useTranslations } from 'use-intl'

export type PlateProps = {
  readonly side: FightSide
  readonly entry: FightEntry
  /** Turns of the spring that are left. */
  readonly left: number
  readonly full: number
}

/** The plate of one of the two: its name, and how much of its spring is left. */
export function Plate({ side, entry, left, full }: PlateProps) {
  const t = useTranslations('sharedRound.cockfight')
  return (
    <div className={`plate at-${side}`}>
      <p>
        <span className="plate-side">{t(`place.${side}`)}</span> <strong>{entry.rooster.name}</strong>
      </p>
      <div className="wind" role="img" aria-label={t('windOf', { name: entry.rooster.name, left, full })}>
        {Array.from({ length: full }, (_, at) => (
          <span key={at} className={at < left ? 'is-wound' : ''} />
        ))}
      </div>
    </div>
  )
}
