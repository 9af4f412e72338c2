import { oddsOn, returnOn, WHOLE } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'
import { useTimes } from '../session/times.ts'
import { percent } from '../text/figures.ts'
import { useTableField, useTableContext } from '../sharedRound/context.ts'

/** What a place pays and returns in the current round, as texts. Undefined if there is no such place. */
export function usePlaceWorth(): (place: string) => { readonly pays: string; readonly returned: string } | undefined {
  const t = useTranslations('sharedRound')
  const { rules } = useTableContext()
  const { locale } = useGameContext()
  const times = useTimes()
  const round = useTableField('snapshot')?.round.number ?? 1
  const paysOn = (place: string, odds: number): string => {
    // Beside a pool, odds are written like pool payouts: with the stake.
    if (rules.pool) return t('paysFor', { times: times(odds + WHOLE) })
    // A single number pays by how many dice show it: the maximum is shown.
    return t(place.startsWith('single-') ? 'paysUpTo' : 'pays', { times: times(odds) })
  }
  return (place) => {
    const [odds, returned] = [oddsOn(rules.id, place, round), returnOn(rules.id, place, round)]
    if (odds === undefined || returned === undefined) return undefined
    return { pays: paysOn(place, odds), returned: percent(returned, 2, locale) }
  }
}

/** The same in one line, for the tip of a place. */
export function usePlaceTips(): (place: string, name: string) => string {
  const t = useTranslations('sharedRound')
  const { rules } = useTableContext()
  const worthOf = usePlaceWorth()
  return (place, name) => {
    const worth = worthOf(place)
    if (!worth) return name
    const isPooled = rules.pool && place in rules.pool.laidBy({ chips: { [place]: 1 } })
    return t(isPooled ? 'tipPool' : 'tip', { place: name, ...worth })
  }
}
