import { CLASSIFIES, GAME_FEATURES, VOLATILITIES, type GameFacets } from '@ronda/contract'
import type { CatalogueGame } from './games.ts'

type Counted<Value> = { value: Value; games: number }[]

/** How many of the games have each value. */
function count<Value>(
  games: readonly CatalogueGame[],
  valuesOf: (game: CatalogueGame) => readonly Value[],
): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of games.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** In the order of `words`. */
function inWords<Word extends string>(words: readonly Word[], counts: ReadonlyMap<Word, number>): Counted<Word> {
  return words.flatMap((value) => {
    const games = counts.get(value)
    return games === undefined ? [] : [{ value, games }]
  })
}

/** Ascending. */
function inNumbers<Value extends number | bigint>(counts: ReadonlyMap<Value, number>): Counted<Value> {
  return [...counts].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([value, games]) => ({ value, games }))
}

export function facetsOf(games: readonly CatalogueGame[]): GameFacets {
  return {
    classifies: inWords(
      CLASSIFIES,
      count(games, ({ gameClassify }) => [gameClassify]),
    ),
    volatilities: inWords(
      VOLATILITIES,
      count(games, ({ facts }) => [facts.volatility]),
    ),
    features: inWords(
      GAME_FEATURES,
      count(games, ({ facts }) => facts.features),
    ),
    // A game without lines is not counted here.
    lines: inNumbers(count(games, ({ facts }) => (facts.lines > 0 ? [facts.lines] : []))),
    minBets: inNumbers(count(games, ({ facts }) => [facts.minBet])),
    returns: inNumbers(count(games, ({ facts }) => [facts.returnPerMyriad])),
  }
}
