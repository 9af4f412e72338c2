import { SIDES, type Count, type Side } from '../football/facts.ts'
import { endsOfChain } from '../series/paths.ts'
import type { Path } from '../series/paths.ts'

const ROUNDS_TO_WIN = 13
/** Both have so many: the map goes on to more rounds. */
const LEVEL = 12
const OVERTIME_TO = 16

/** Who has won a map: 13 rounds with the other below 12, or 16 after 12–12. */
export function mapWinner({ home, away }: Count): Side | undefined {
  const to = Math.min(home, away) >= LEVEL ? OVERTIME_TO : ROUNDS_TO_WIN
  if (home >= to) return 'home'
  return away >= to ? 'away' : undefined
}

/** Which rounds are raced to, from the first. */
export const RACES = [1, 5, 10] as const

/** A map: its rounds, and who was first in each race. */
export type MapStand = { readonly rounds: Count; readonly firsts: readonly (Side | null)[] }

export const NEW_MAP: MapStand = { rounds: { home: 0, away: 0 }, firsts: RACES.map(() => null) }

export function afterRound({ rounds, firsts }: MapStand, side: Side): MapStand {
  const next = { ...rounds, [side]: rounds[side] + 1 }
  return { rounds: next, firsts: firsts.map((first, at) => first ?? (next[side] === RACES[at] ? side : null)) }
}

const codeOf = (side: Side | null): number => (side === null ? 0 : SIDES.indexOf(side) + 1)

const keyOf = ({ rounds, firsts }: MapStand): number =>
  firsts.reduce((key, first) => key * 3 + codeOf(first), rounds.home * (OVERTIME_TO + 1) + rounds.away)

/** Every end of a map with its chance, round by round. `chance` is the home side's in millionths, in each round. */
export function endsOfMap(stand: MapStand, chance: number): readonly Path<MapStand>[] {
  const home = chance / 1_000_000
  return endsOfChain(stand, {
    keyOf,
    next: (at) =>
      mapWinner(at.rounds) === undefined
        ? [
            { stand: afterRound(at, 'home'), chance: home },
            { stand: afterRound(at, 'away'), chance: 1 - home },
          ]
        : [],
  })
}
