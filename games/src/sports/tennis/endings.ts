import type { Count } from '../football/facts.ts'
import { afterGame, gameChance, isTieBreak, matchWinner, type Serve, type Stand } from './chain.ts'

/** How a match can end: its sets, and the games of both sides in all of its sets. */
export type Ending = { readonly sets: Count; readonly games: Count; readonly chance: number }

type Path = { readonly stand: Stand; readonly games: Count; readonly chance: number }

const keyOf = ({ stand: { sets, games, server }, games: all }: Path): string =>
  [sets.home, sets.away, games.home, games.away, server, all.home, all.away].join(' ')

/** Paths that stand alike are one. */
function merge(paths: readonly Path[]): readonly Path[] {
  const found = new Map<string, Path>()
  for (const path of paths) {
    const same = found.get(keyOf(path))
    found.set(keyOf(path), same === undefined ? path : { ...same, chance: same.chance + path.chance })
  }
  return [...found.values()]
}

/** The chance of the home side in a game, once for each of the few kinds of games there are. */
function rememberGames(serve: Serve): (stand: Stand) => number {
  const known = new Map<string, number>()
  return (stand) => {
    const key = `${isTieBreak(stand)} ${stand.server} ${stand.points.home} ${stand.points.away}`
    const chance = known.get(key) ?? gameChance(serve, stand)
    known.set(key, chance)
    return chance
  }
}

function afterOneGame({ stand, games, chance }: Path, home: number): readonly Path[] {
  return [
    { stand: afterGame(stand, 'home'), games: { ...games, home: games.home + 1 }, chance: chance * home },
    { stand: afterGame(stand, 'away'), games: { ...games, away: games.away + 1 }, chance: chance * (1 - home) },
  ]
}

/** Every ending with its chance, game by game. `before` are the games of the sets that are over. */
export function endingsOf(serve: Serve, stand: Stand, before: Count): readonly Ending[] {
  const chanceOf = rememberGames(serve)
  const endings: Path[] = []
  const games = { home: before.home + stand.games.home, away: before.away + stand.games.away }
  let open: readonly Path[] = [{ stand, games, chance: 1 }]
  while (open.length > 0) {
    endings.push(...open.filter((path) => matchWinner(path.stand) !== undefined))
    const going = open.filter((path) => matchWinner(path.stand) === undefined)
    open = merge(going.flatMap((path) => afterOneGame(path, chanceOf(path.stand))))
  }
  return merge(endings).map((path) => ({ sets: path.stand.sets, games: path.games, chance: path.chance }))
}
