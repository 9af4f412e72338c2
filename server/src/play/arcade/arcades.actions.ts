import { modelHash, type ArcadeTitle } from '@ronda/games'
import type { Models } from '../round/index.ts'

/** A solo game as it is played now; `modelNumber` names its rules in every round. */
export type Arcade = {
  readonly title: ArcadeTitle
  readonly modelHash: string
  readonly modelNumber: number
}

export type Arcades = {
  /** Undefined for a game that is no solo game of ours. */
  titleOf(game: string): ArcadeTitle | undefined
  /** The same, ready to be played: its model is written down when it is first asked for. */
  open(game: string): Promise<Arcade | undefined>
}

export function openArcades(models: Models, titles: readonly ArcadeTitle[]): Arcades {
  const byCode = new Map(titles.map((title) => [title.gameCode, title]))
  return {
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
