import { modelHash } from '@ronda/games'
import type { Language } from '@ronda/i18n'
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

type NamedTitle = Title & { readonly names: Readonly<Record<Language, string>> }

/** What a client needs to show a game whose rules are code. */
export function showOpened<Kind extends 'arcade' | 'shared'>(kind: Kind, opened: OpenTitle<NamedTitle> | undefined) {
  if (opened === undefined) return undefined
  const { title, modelHash: hash } = opened
  return { gameNames: title.names, modelHash: hash, game: { kind, rules: title.rules.id } }
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
