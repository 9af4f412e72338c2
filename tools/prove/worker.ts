import { modelHash, slotTitles, type SlotTitle } from '@ronda/games'
import { proveSlot, type Proven } from './proveSlot.ts'

const [part = 0, parts = 1, every = 1] = process.argv.slice(2).map(Number)

/** Families with a costly proof share models: a proof holds for every title with the same model. */
const shared = new Map<string, Proven>()

function proveOnce(slot: SlotTitle): Proven {
  const known = shared.get(modelHash(slot.model))
  if (known) return { ...known, gameCode: slot.gameCode, ms: 0 }
  const proven = proveSlot(slot)
  shared.set(modelHash(slot.model), proven)
  return proven
}

slotTitles().forEach((slot, at) => {
  if (at % parts === part && Math.floor(at / parts) % every === 0) process.send?.(proveOnce(slot))
})
process.disconnect()
