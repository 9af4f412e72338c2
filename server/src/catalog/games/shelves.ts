import { VOLATILITIES, type GameFacts } from '@ronda/contract'
import { vendors } from '@ronda/games'
import type { CatalogueGame } from './games.ts'

/** The numbers of the makers' shelves begin here, below those of all games. */
const SHELF_NODES_FROM = 101

/** What all games have at the least. */
function leastOf(all: readonly GameFacts[]): GameFacts {
  const minBet = all.map((facts) => facts.minBet).reduce((left, right) => (left < right ? left : right))
  const calmness = Math.min(...all.map(({ volatility }) => VOLATILITIES.indexOf(volatility)))
  return {
    returnPerMyriad: Math.min(...all.map(({ returnPerMyriad }) => returnPerMyriad)),
    volatility: VOLATILITIES[calmness] ?? 'low',
    lines: Math.min(...all.map(({ lines }) => lines)),
    minBet,
    features: (all[0]?.features ?? []).filter((feature) => all.every(({ features }) => features.includes(feature))),
  }
}

/** The shelf of every maker that has games, as a tile. */
export function shelvesOf(games: readonly CatalogueGame[]): readonly CatalogueGame[] {
  const byVendor = Map.groupBy(games, ({ vendor }) => vendor)
  return vendors.flatMap(({ code, name }, at): CatalogueGame[] => {
    const made = byVendor.get(code)
    const first = made?.[0]
    if (made === undefined || first === undefined) return []
    return [
      {
        ...first,
        nodeId: SHELF_NODES_FROM + at,
        gameCode: code,
        names: { es: name, en: name },
        isGame: 'VASSALAGE',
        isNew: false,
        facts: leastOf(made.map(({ facts }) => facts)),
      },
    ]
  })
}
