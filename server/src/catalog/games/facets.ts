import { CLASSIFIES, GAME_FEATURES, VOLATILITIES, type GameFacets } from '@ronda/contract'
import { matchesFilter, type Filter } from './filter.ts'
import type { CatalogueGame } from './games.ts'

type Counted<Value> = { value: Value; games: number }[]

/**
 * Every value that any of `games` has, with the number of `matching` games that have it. A value that no game is left
 * for stays in the list with 0, so that the choices do not move while a player filters.
 */
function count<Value>(
  games: readonly CatalogueGame[],
  matching: readonly CatalogueGame[],
  valuesOf: (game: CatalogueGame) => readonly Value[],
): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>()
  for (const game of games) for (const value of valuesOf(game)) counts.set(value, 0)
  for (const game of matching) for (const value of valuesOf(game)) counts.set(value, (counts.get(value) ?? 0) + 1)
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

/**
 * How many games each choice of a filter would leave, with the other filters as they are. A choice replaces the one
 * made in its own group, so that group is left out of the count. Features add up: a game must have all of them.
 */
export function facetsOf(games: readonly CatalogueGame[], filter: Filter = {}): GameFacets {
  const without = (group: keyof Filter): readonly CatalogueGame[] =>
    games.filter((game) => matchesFilter(game, { ...filter, [group]: undefined }))
  const matching = games.filter((game) => matchesFilter(game, filter))
  return {
    classifies: inWords(
      CLASSIFIES,
      count(games, without('gameClassify'), ({ gameClassify }) => [gameClassify]),
    ),
    volatilities: inWords(
      VOLATILITIES,
      count(games, without('volatilities'), ({ facts }) => [facts.volatility]),
    ),
    features: inWords(
      GAME_FEATURES,
      count(games, matching, ({ facts }) => facts.features),
    ),
    // A game without lines is not counted here.
    lines: inNumbers(count(games, without('minLineNum'), ({ facts }) => (facts.lines > 0 ? [facts.lines] : []))),
    minBets: inNumbers(count(games, without('minBet'), ({ facts }) => [facts.minBet])),
    returns: inNumbers(count(games, without('minReturn'), ({ facts }) => [facts.returnPerMyriad])),
  }
}
