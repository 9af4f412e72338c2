import type { SlotSkin } from '@ronda/contract'
import { aboutSlot, symbolNames, tuneOf, type SlotTitle } from '@ronda/games'
import { frameGlow, skinColours, skinUrls } from '../../catalog/pictures/index.ts'
import type { Shown } from '../launch/index.ts'
import type { Slot } from './slots.actions.ts'

export function skinOf(title: SlotTitle): SlotSkin {
  const { gameCode } = title
  return {
    ...skinUrls(gameCode),
    frameGlow: frameGlow(gameCode),
    palette: skinColours(gameCode),
    labels: symbolNames(title),
    about: aboutSlot(title),
    tune: tuneOf(title),
  }
}

/** Everything that a client needs in order to show a slot. */
export function showSlot(slot: Slot): Shown {
  const { title, modelHash, model } = slot
  return { gameNames: title.names, modelHash, game: { kind: 'slot', skin: skinOf(title), model } }
}
