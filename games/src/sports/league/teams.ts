/** Coined beginnings and endings: a team is a place that does not exist. */
const BEGINNINGS = ['Tarv', 'Quelm', 'Olpr', 'Zund', 'Mirv', 'Fald', 'Brenk', 'Xall', 'Durm', 'Velk', 'Norb', 'Gask']
const ENDINGS = ['ena', 'oria', 'iscu', 'ando', 'ulma', 'eth', 'ixa', 'ovar', 'une', 'alda']

/** The leagues of football. */
export const LEAGUES = ['ambar', 'cobalto', 'coral', 'jade', 'marfil', 'nacar'] as const
export type FootballLeague = (typeof LEAGUES)[number]

export const SHOOTER_LEAGUES = ['pulso', 'umbral'] as const
export const MOBA_LEAGUES = ['runa', 'bruma', 'eclipse'] as const
export const TENNIS_LEAGUES = ['circuito'] as const
type SeriesLeague = (typeof SHOOTER_LEAGUES | typeof MOBA_LEAGUES | typeof TENNIS_LEAGUES)[number]

/** A league of any sport. */
export type League = FootballLeague | SeriesLeague

export const TEAMS_IN_LEAGUE = 20

/** A team, or a player of tennis. */
export type Team = { readonly id: string; readonly league: League; readonly name: string }

/** All teams of football, in the order of the leagues. */
export const teams: readonly Team[] = ENDINGS.flatMap((ending) =>
  BEGINNINGS.map((beginning) => beginning + ending),
).map((name, at) => {
  const league = LEAGUES[Math.floor(at / TEAMS_IN_LEAGUE)] ?? LEAGUES[0]
  return { id: `${league}-${(at % TEAMS_IN_LEAGUE) + 1}`, league, name }
})

export const teamsOf = (league: League): readonly Team[] => teams.filter((team) => team.league === league)
