import { oddsOn, returnOn } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useDesk } from '../app/context.ts'
import { useTimes } from '../kit/times.ts'
import { percent } from '../text/figures.ts'
import { useLive, useLiveSeat } from './useLive.ts'

/** What a place pays and returns in the round that is on, each as it is written. Undefined where there is no such place. */
export function usePlaceWorth(): (place: string) => { readonly pays: string; readonly returned: string } | undefined {
  const t = useTranslations('live')
  const { rules } = useLiveSeat()
  const { locale } = useDesk()
  const times = useTimes()
  const round = useLive('told')?.round.number ?? 1
  return (place) => {
    const [odds, returned] = [oddsOn(rules.id, place, round), returnOn(rules.id, place, round)]
    if (odds === undefined || returned === undefined) return undefined
    // One number pays by how many dice show it: the most is said.
    const pays = place.startsWith('single-') ? 'paysUpTo' : 'pays'
    return { pays: t(pays, { times: times(odds) }), returned: percent(returned, 2, locale) }
  }
}

/** The same in one line, for whoever asks about a place. */
export function usePlaceTips(): (place: string, name: string) => string {
  const t = useTranslations('live')
  const worthOf = usePlaceWorth()
  return (place, name) => {
    const worth = worthOf(place)
    return worth ? t('tip', { place: name, ...worth }) : name
  }
}
