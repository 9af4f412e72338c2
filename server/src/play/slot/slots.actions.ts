import { present } from '@ronda/core'
import { modelHash, type SlotModel, type SlotTitle } from '@ronda/games'
import type { Db } from '../../platform/postgres/db.ts'
import { openModels, type Models } from '../round/index.ts'

/** A slot as it is played now; `modelNumber` names its configuration in every round. */
export type Slot = {
  readonly title: SlotTitle
  readonly model: SlotModel
  readonly modelHash: string
  readonly modelNumber: number
}

export type Slots = {
  readonly models: Models
  /** Undefined for a game that is no slot of ours. */
  of(game: string): Slot | undefined
  /** One slot of each model: what is proven of it holds for all that share it. */
  oneOfEach(): readonly Slot[]
}

/** Writes down the models of these titles. Thousands of titles share a few, so each is hashed and kept once. */
export async function openSlots(db: Db, titles: readonly SlotTitle[]): Promise<Slots> {
  const hashes = new Map(titles.map(({ model }) => [model, '']))
  for (const model of hashes.keys()) hashes.set(model, modelHash(model))
  const kept = Array.from(hashes, ([model, hash]) => ({ game: model.id, hash, model }))
  const models = await openModels(db, kept)
  const played = new Map<string, Slot>()
  const examples = new Map<SlotModel, Slot>()
  for (const title of titles) {
    const { model } = title
    const hash = present(hashes.get(model), 'the hash of a model')
    const slot = { title, model, modelHash: hash, modelNumber: models.numberOf(hash) }
    played.set(title.gameCode, slot)
    if (!examples.has(model)) examples.set(model, slot)
  }
  return { models, of: (game) => played.get(game), oneOfEach: () => [...examples.values()] }
}
