import { chancesOf, fightOf } from '@ronda/games'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useDesk } from '../../app/context.ts'
import { percent } from '../../text/figures.ts'
import type { PlacesProps } from '../game.ts'
import { LivePlace } from '../LivePlace.tsx'
import { usePlaceWorth } from '../usePlaceTips.ts'
import { Tape } from './Tape.tsx'

const PLACES = ['meron', 'draw', 'wala'] as const

/** Who fights, and three places with what each pays and how likely it is in this very fight. */
export function FightPlaces(props: PlacesProps) {
  const { number } = props
  const t = useTranslations('live.cockfight')
  const { locale } = useDesk()
  const worthOf = usePlaceWorth()
  const prelude = useMemo(() => fightOf(number), [number])
  const chances = useMemo(() => chancesOf(prelude.meron.rooster, prelude.wala.rooster), [prelude])
  return (
    <div className="fight-places" role="group" aria-label={t('table')}>
      <Tape prelude={prelude} />
      {PLACES.map((place) => {
        const of = place === 'draw' ? undefined : prelude[place].rooster.name
        const name = of === undefined ? t(`place.${place}`) : `${t(`place.${place}`)}, ${of}`
        return (
          <LivePlace key={place} of={props} place={place} name={name} className={`fight-place is-${place}`}>
            <span className="place-name">{t(`place.${place}`)}</span>
            <span className="fight-odds">{worthOf(place)?.pays}</span>
            <span className="place-pays">{t('chance', { chance: percent(chances[place], 1, locale) })}</span>
          </LivePlace>
        )
      })}
      <p className="fight-honest">{t('simulated')}</p>
    </div>
  )
}
