import { createHash } from 'node:crypto'

/** The codes of a list in the order in which it is hashed, each once. */
export const sortedGames = (games: readonly string[]): readonly string[] => [...new Set(games)].toSorted()

/** Equal lists have one hash, whatever the order of their games. */
export const gameListHash = (games: readonly string[]): string =>
  createHash('sha256').update(sortedGames(games).join('\n')).digest('hex')
