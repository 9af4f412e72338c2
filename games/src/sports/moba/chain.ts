import type { Rng } from '@ronda/core'
import { SIDES, type Count, type Side } from '../football/facts.ts'
import { endsOfChain, type Path } from '../series/paths.ts'

/** A map is a row of fights. Who wins one takes a tower; who has taken so many has won the map. */
const TOWERS_TO_WIN = 6
/** A race of towers. */
export const TOWER_RACE = 3

export const mapWinner = (towers: Count): Side | undefined => SIDES.find((side) => towers[side] >= TOWERS_TO_WIN)

/** How many the winner of a fight takes out: one or two alike. The loser takes out one in four fights of ten. */
const TENTHS = 10
const SECOND_KILL_TENTHS = 5
const LOSER_KILL_TENTHS = 4

type Fight = { readonly won: number; readonly lost: number }

export function drawFight(rng: Rng): Fight {
  const won = rng(TENTHS) < SECOND_KILL_TENTHS ? 2 : 1
  return { won, lost: rng(TENTHS) < LOSER_KILL_TENTHS ? 1 : 0 }
}

/** A map: towers and kills, who had the first of each, and who was first to three towers. */
export type MapStand = {
  readonly towers: Count
  readonly kills: Count
  readonly blood: Side | null
  readonly tower: Side | null
  readonly race: Side | null
}

const NONE: Count = { home: 0, away: 0 }
export const NEW_MAP: MapStand = { towers: NONE, kills: NONE, blood: null, tower: null, race: null }

/** The towers of a map: kills have no effect on them. */
type Towers = Pick<MapStand, 'towers' | 'tower' | 'race'>

function afterTower({ towers, tower, race }: Towers, side: Side): Towers {
  const taken = towers[side] + 1
  return {
    towers: { ...towers, [side]: taken },
    tower: tower ?? side,
    race: race ?? (taken === TOWER_RACE ? side : null),
  }
}

const codeOf = (side: Side | null): number => (side === null ? 0 : SIDES.indexOf(side) + 1)
const keyOf = ({ towers, tower, race }: Towers): number =>
  ((towers.home * 7 + towers.away) * 3 + codeOf(tower)) * 3 + codeOf(race)

/** How the towers of a map can fall. `chance` is the home side's in each fight, in millionths. */
function endsOfTowers(start: Towers, chance: number): readonly Path<Towers>[] {
  const home = chance / 1_000_000
  return endsOfChain(start, {
    keyOf,
    next: (stand) =>
      mapWinner(stand.towers) === undefined
        ? [
            { stand: afterTower(stand, 'home'), chance: home },
            { stand: afterTower(stand, 'away'), chance: 1 - home },
          ]
        : [],
  })
}

/** The chance of each number of kills, from none. */
type Kills = readonly number[]

function sumOf(left: Kills, right: Kills): Kills {
  const sums = Array.from({ length: left.length + right.length - 1 }, () => 0)
  left.forEach((one, at) => right.forEach((other, to) => (sums[at + to] = (sums[at + to] ?? 0) + one * other)))
  return sums
}

const AS_WINNER: Kills = [0, 1 - SECOND_KILL_TENTHS / TENTHS, SECOND_KILL_TENTHS / TENTHS]
const AS_LOSER: Kills = [1 - LOSER_KILL_TENTHS / TENTHS, LOSER_KILL_TENTHS / TENTHS]

/** The kills of a side in so many fights that it wins, and so many that it loses. */
function killsIn(won: number, lost: number): Kills {
  let kills: Kills = [1]
  for (let fight = 0; fight < won; fight += 1) kills = sumOf(kills, AS_WINNER)
  for (let fight = 0; fight < lost; fight += 1) kills = sumOf(kills, AS_LOSER)
  return kills
}

type First = { readonly kills: Count; readonly blood: Side | null; readonly chance: number }

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** The first fight of a map, won by a side: its kills come in any order alike. */
function firstFights(winner: Side): readonly First[] {
  const loser = other(winner)
  return AS_WINNER.flatMap((ofWon, won) =>
    AS_LOSER.flatMap((ofLost, lost) => {
      const kills = { [winner]: won, [loser]: lost } as Count
      const chance = ofWon * ofLost
      return [
        { kills, blood: winner, chance: (chance * won) / Math.max(1, won + lost) },
        { kills, blood: loser, chance: (chance * lost) / Math.max(1, won + lost) },
      ]
    }),
  ).filter(({ chance }) => chance > 0)
}

const KILLS_BELOW = 64

/** The ways in which the kills of a map can add up, for one way in which its towers fall. */
function withKills(start: MapStand, { stand, chance }: Path<Towers>): readonly Path<MapStand>[] {
  const isNew = start.tower === null && stand.tower !== null
  const firsts: readonly First[] =
    isNew && stand.tower !== null ? firstFights(stand.tower) : [{ kills: NONE, blood: start.blood, chance: 1 }]
  const left = (side: Side): number => stand.towers[side] - start.towers[side] - (isNew && stand.tower === side ? 1 : 0)
  const [home, away] = [killsIn(left('home'), left('away')), killsIn(left('away'), left('home'))]
  const found = new Map<number, { stand: MapStand; chance: number }>()
  for (const first of firsts)
    home.forEach((ofHome, h) => {
      away.forEach((ofAway, a) => {
        const part = chance * first.chance * ofHome * ofAway
        const kills = {
          home: start.kills.home + first.kills.home + h,
          away: start.kills.away + first.kills.away + a,
        }
        const key = (kills.home * KILLS_BELOW + kills.away) * 3 + codeOf(first.blood)
        const same = found.get(key)
        if (same !== undefined) same.chance += part
        else if (part > 0) found.set(key, { stand: { ...stand, kills, blood: first.blood }, chance: part })
      })
    })
  return [...found.values()]
}

/** Every end of a map with its chance. Given who wins which fights, the kills of both sides are drawn by themselves. */
export const endsOfMap = (start: MapStand, chance: number): readonly Path<MapStand>[] =>
  endsOfTowers(start, chance).flatMap((path) => withKills(start, path))

/** The chance of the home side to win a new map. */
export const mapChance = (chance: number): number =>
  endsOfTowers(NEW_MAP, chance).reduce(
    (sum, end) => (mapWinner(end.stand.towers) === 'home' ? sum + end.chance : sum),
    0,
  )
