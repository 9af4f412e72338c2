import { chancesOf, fightOf } from '@ronda/games'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../shared/session/context.ts'
import { percent } from '../shared/text/figures.ts'
import type { PlacesProps } from '../shared/sharedRound/game.ts'
import { TablePlace } from '../shared/places/TablePlace.tsx'
import { usePlaceWorth } from '../shared/places/usePlaceTips.ts'
import { PoolBoard } from './PoolBoard.tsx'
import { usePool } from './usePool.ts'
import { Tape } from './Tape.tsx'

const PLACES = ['meron', 'draw', 'wala'] as const

/** The two roosters, and three places with what each pays and how likely it is in this fight. */
export function FightPlaces(props: PlacesProps) {
  const { number } = props
  const t = useTranslations('sharedRound.cockfight')
  const { locale } = useGameContext()
  const worthOf = usePlaceWorth()
  const pool = usePool()
  const prelude = useMemo(() => fightOf(number), [number])
  const chances = useMemo(() => chancesOf(prelude.meron.rooster, prelude.wala.rooster), [prelude])
  return (
    <div className={`fight-places${pool ? ' has-pool' : ''}`} role="group" aria-label={t('table')}>
      <Tape prelude={prelude} />
      {pool && <PoolBoard pool={pool} />}
      {PLACES.map((place) => {
        const of = place === 'draw' ? undefined : prelude[place].rooster.name
        const odds = worthOf(place)?.pays
        const shared = place === 'draw' ? undefined : pool?.dividends?.[place]
        const name = of === undefined ? t(`place.${place}`) : `${t(`place.${place}`)}, ${of}`
        return (
          <TablePlace key={place} of={props} place={place} name={name} className={`fight-place is-${place}`}>
            <span className="place-name">{t(`place.${place}`)}</span>
            <span className="fight-odds">{shared ?? odds}</span>
            {/* The fixed odds, which apply if the pool is not shared. */}
            {shared !== undefined && !pool?.isFinal && (
              <span className="place-pays">{t('pool.odds', { pays: odds ?? '' })}</span>
            )}
            <span className="place-pays">{t('chance', { chance: percent(chances[place], 1, locale) })}</span>
          </TablePlace>
        )
      })}
      <p className="fight-honest">{t('simulated')}</p>
    </div>
  )
}
