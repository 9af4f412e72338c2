import { markOf, stable, type FightOutcome, type Winner } from '@ronda/games'
import { useTranslations } from 'use-intl'
import type { SharedGame } from '../shared/sharedRound/game.ts'
import { signOf } from '../shared/roads/sign.ts'
import { Arena } from './Arena.tsx'
import { Derby } from './Derby.tsx'
import { FightPlaces } from './FightPlaces.tsx'
import '../shared/cards/table.css'
import './places.css'

const nameOf = (id: string): string => stable.find((rooster) => rooster.id === id)?.name ?? id

function useNames(): (place: string) => string {
  const t = useTranslations('sharedRound.cockfight.place')
  return (place) => t(place as Winner)
}

/** Tin toys fight one after another, in their own arena, without a presenter. */
export const cockfight: SharedGame = {
  hue: 40,
  showing: 'cockfight',
  Scene: Arena,
  Places: FightPlaces,
  useMark() {
    const nameOfPlace = useNames()
    return (outcome) => {
      const came = outcome as FightOutcome
      const tone = markOf(came)
      return { tone, sign: signOf(tone, nameOfPlace(came.winner)) }
    }
  },
  useResult() {
    const t = useTranslations('sharedRound.cockfight')
    return (outcome) => {
      const { winner, ...roosters } = outcome as FightOutcome
      if (winner === 'draw') return t('drawn')
      return t('won', { side: t(`place.${winner}`), name: nameOf(roosters[winner]) })
    }
  },
  Trends: Derby,
  useBets() {
    const names = useNames()
    return (['meron', 'wala', 'draw'] as const).map((place) => ({ place, name: names(place) }))
  },
  useNames,
}
