import type { SlotModel } from './model.ts'
import { feriaDeLuz } from './titles/feriaDeLuz.ts'

/** A slot that can be opened: its code and number in the catalogue, its mathematics, and the theme of its pictures. */
export type SlotTitle = {
  readonly gameCode: string
  readonly nodeId: number
  readonly model: SlotModel
  readonly theme: string
}

export const slotTitles: readonly SlotTitle[] = [
  { gameCode: 'FERIA_DE_LUZ', nodeId: 1001, model: feriaDeLuz, theme: 'feria' },
]

export function findSlot(gameCode: string): SlotTitle | undefined {
  return slotTitles.find((title) => title.gameCode === gameCode)
}
