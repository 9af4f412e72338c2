import { modelHash, type SlotModel, type SlotTitle } from '@ronda/games'
import type { Models } from '../round/index.ts'

/** A slot as it is played now; `modelNumber` identifies its configuration in every round. */
export type Slot = {
  readonly title: SlotTitle
  readonly model: SlotModel
  readonly modelHash: string
  readonly modelNumber: number
}

export type Slots = {
  /** Undefined for a game that is not a slot. */
  titleOf(game: string): SlotTitle | undefined
  /** The same, ready to be played: its model is stored on the first call. */
  open(game: string): Promise<Slot | undefined>
}

export function openSlots(models: Models, titles: readonly SlotTitle[]): Slots {
  const byCode = new Map(titles.map((title) => [title.gameCode, title]))
  const opened = new Map<string, Slot>()

  async function open(game: string): Promise<Slot | undefined> {
    const title = byCode.get(game)
    if (title === undefined) return undefined
    const { model } = title
    const hash = modelHash(model)
    const modelNumber = await models.store({ game: model.id, hash, model })
    const slot = { title, model, modelHash: hash, modelNumber }
    opened.set(game, slot)
    return slot
  }

  return { titleOf: (game) => byCode.get(game), open: async (game) => opened.get(game) ?? open(game) }
}
