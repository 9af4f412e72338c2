import { modelHash } from '@ronda/games'
import type { Models } from './round.actions.ts'

type Title = { readonly gameCode: string; readonly rules: { readonly id: string; readonly model: object } }

/** A game as it is played now; `modelNumber` identifies its rules in every round. */
export type OpenTitle<Of extends Title> = {
  readonly title: Of
  readonly modelHash: string
  readonly modelNumber: number
}

export type Titles<Of extends Title> = {
  readonly games: readonly string[]
  /** Undefined for a game that is not among these. */
  titleOf(game: string): Of | undefined
  /** The same, ready to be played: its model is stored on the first call. */
  open(game: string): Promise<OpenTitle<Of> | undefined>
}

/** Games whose rules are code, by their codes. */
export function openTitles<Of extends Title>(models: Models, titles: readonly Of[]): Titles<Of> {
  const byCode = new Map(titles.map((title) => [title.gameCode, title]))
  return {
    games: [...byCode.keys()],
    titleOf: (game) => byCode.get(game),
    async open(game) {
      const title = byCode.get(game)
      if (title === undefined) return undefined
      const { id, model } = title.rules
      const hash = modelHash(model)
      return { title, modelHash: hash, modelNumber: await models.store({ game: id, hash, model }) }
    },
  }
}
