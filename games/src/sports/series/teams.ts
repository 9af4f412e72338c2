import type { League, Team } from '../league/teams.ts'

/** Coined beginnings, and an ending for each league: nobody plays under these names. */
const BEGINNINGS = ['Krav', 'Noxal', 'Vyth', 'Zerk', 'Ombral', 'Pyr', 'Lumid', 'Teskr', 'Drax', 'Fenr']
const ENDINGS: Readonly<Partial<Record<League, string>>> = {
  pulso: 'ion',
  umbral: 'ax',
  runa: 'eon',
  bruma: 'is',
  eclipse: 'orn',
}

/** Coined players: an initial and a name. */
const NAMES = ['Avendol', 'Brusk', 'Corvane', 'Dalmero', 'Estuvik', 'Farrand', 'Gelmont', 'Hurvac']
const OTHERS = ['Ilmar', 'Joskel', 'Kerbano', 'Lusket', 'Mordal', 'Nevrin', 'Ostrava', 'Pelmuk']
const INITIALS = 'BDGKLNRSTVMZEHJP'

function namesOf(league: League): readonly string[] {
  const ending = ENDINGS[league]
  if (ending !== undefined) return BEGINNINGS.map((beginning) => `${beginning}${ending}`)
  return [...NAMES, ...OTHERS].map((name, at) => `${INITIALS[at] ?? ''}. ${name}`)
}

/** The teams of an e-sport's league, or the players of a tour. */
export const seriesTeams = (league: League): readonly Team[] =>
  namesOf(league).map((name, at) => ({ id: `${league}-${at + 1}`, league, name }))
