import { createContext, useContext } from 'react'
import { LEAGUES_OF, type SportCode, type SportsLeague } from '@ronda/contract'
import type { SportsAddress } from './sportsAddress.ts'

/** One of the two pages of the sportsbook: its address, and the sports that it shows. */
export type SportsPlace = { readonly path: '/sports' | '/esports'; readonly sports: readonly SportCode[] }

export const SPORTS_PLACE: SportsPlace = { path: '/sports', sports: ['football', 'tennis'] }
export const ESPORTS_PLACE: SportsPlace = { path: '/esports', sports: ['shooter', 'moba'] }

const PlaceContext = createContext<SportsPlace>(SPORTS_PLACE)
export const PlaceProvider = PlaceContext.Provider
export const usePlace = (): SportsPlace => useContext(PlaceContext)

/** The page that shows a sport. */
export const placeOf = (sport: SportCode): SportsPlace =>
  ESPORTS_PLACE.sports.includes(sport) ? ESPORTS_PLACE : SPORTS_PLACE

/** The sports that an address asks for: the one it names, or all of the page. */
export function sportsIn({ sports }: SportsPlace, { sport }: SportsAddress): readonly SportCode[] {
  return sport !== undefined && sports.includes(sport) ? [sport] : sports
}

/** The leagues of some sports. */
export const leaguesOf = (sports: readonly SportCode[]): readonly SportsLeague[] =>
  sports.flatMap((sport): readonly SportsLeague[] => LEAGUES_OF[sport])

/** The vendor code of the studio that runs a league of an e-sport. */
const STUDIOS: Readonly<Partial<Record<SportsLeague, string>>> = {
  pulso: 'AV',
  umbral: 'TF',
  runa: 'AI',
  bruma: 'IMES',
  eclipse: 'IA',
}
export const studioOf = (league: SportsLeague): string | undefined => STUDIOS[league]
