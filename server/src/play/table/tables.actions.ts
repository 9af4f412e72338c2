import { modelHash, type SharedTitle } from '@ronda/games'
import type { Models } from '../round/index.ts'

/** A table as it is played now; `modelNumber` names its rules in every round. */
export type SharedTable = {
  readonly title: SharedTitle
  readonly modelHash: string
  readonly modelNumber: number
}

export type SharedTables = {
  readonly games: readonly string[]
  /** Undefined for a game that is not shared. */
  titleOf(game: string): SharedTitle | undefined
  /** The same, ready to be played: its model is written down when it is first asked for. */
  open(game: string): Promise<SharedTable | undefined>
}

export function openSharedTables(models: Models, titles: readonly SharedTitle[]): SharedTables {
  const byCode = new Map(titles.map((title) => [title.gameCode, title]))
  return {
    games: [...byCode.keys()],
    titleOf: (game) => byCode.get(game),
    async open(game) {
      const title = byCode.get(game)
      if (title === undefined) return undefined
      const { id, model } = title.rules
      const hash = modelHash(model)
      return { title, modelHash: hash, modelNumber: await models.keep({ game: id, hash, model }) }
    },
  }
}
