/** Coined beginnings and endings: a team is a place that does not exist. */
const BEGINNINGS = ['Tarv', 'Quelm', 'Olpr', 'Zund', 'Mirv', 'Fald', 'Brenk', 'Xall', 'Durm', 'Velk', 'Norb', 'Gask']
const ENDINGS = ['ena', 'oria', 'iscu', 'ando', 'ulma', 'eth', 'ixa', 'ovar', 'une', 'alda']

export const LEAGUES = ['ambar', 'cobalto', 'coral', 'jade', 'marfil', 'nacar'] as const
export type League = (typeof LEAGUES)[number]

export const TEAMS_IN_LEAGUE = 20

export type Team = { readonly id: string; readonly league: League; readonly name: string }

/** All teams of all leagues, in the order of the leagues. */
export const teams: readonly Team[] = ENDINGS.flatMap((ending) =>
  BEGINNINGS.map((beginning) => beginning + ending),
).map((name, at) => {
  const league = LEAGUES[Math.floor(at / TEAMS_IN_LEAGUE)] ?? LEAGUES[0]
  return { id: `${league}-${(at % TEAMS_IN_LEAGUE) + 1}`, league, name }
})

export const teamsOf = (league: League): readonly Team[] => teams.filter((team) => team.league === league)
