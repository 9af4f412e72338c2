import { VOLATILITIES, type GameFacts } from '@ronda/contract'
import { vendors } from '@ronda/games'
import type { CatalogueGame } from './games.ts'

/** The numbers of studio tiles start here, below those of all games. */
const STUDIO_NODES_FROM = 101

/** The lowest value of each fact over all games, and the features that all of them have. */
function leastOf(all: readonly GameFacts[]): GameFacts {
  const minBet = all.map((facts) => facts.minBet).reduce((left, right) => (left < right ? left : right))
  const volatilityRank = Math.min(...all.map(({ volatility }) => VOLATILITIES.indexOf(volatility)))
  return {
    returnPerMyriad: Math.min(...all.map(({ returnPerMyriad }) => returnPerMyriad)),
    volatility: VOLATILITIES[volatilityRank] ?? 'low',
    lines: Math.min(...all.map(({ lines }) => lines)),
    minBet,
    features: (all[0]?.features ?? []).filter((feature) => all.every(({ features }) => features.includes(feature))),
  }
}

/** A tile for every studio that has games. */
export function studioTilesOf(games: readonly CatalogueGame[]): readonly CatalogueGame[] {
  const byVendor = Map.groupBy(games, ({ vendor }) => vendor)
  return vendors.flatMap(({ code, name }, at): CatalogueGame[] => {
    const ofVendor = byVendor.get(code)
    const first = ofVendor?.[0]
    if (ofVendor === undefined || first === undefined) return []
    return [
      {
        ...first,
        nodeId: STUDIO_NODES_FROM + at,
        gameCode: code,
        names: { es: name, en: name },
        isGame: 'VASSALAGE',
        isNew: false,
        facts: leastOf(ofVendor.map(({ facts }) => facts)),
      },
    ]
  })
}
