import { assert } from '@ronda/core'
import type { Outlook } from './outlook.ts'

/** Four counts of goals, a byte each, and a chance in billionths. */
const COUNTS = 4
const CELL_BYTES = COUNTS + Uint32Array.BYTES_PER_ELEMENT

/** An outlook as bytes: an eighth of its text. */
export function packOutlook(outlook: Outlook): Uint8Array {
  const packed = new Uint8Array(outlook.length * CELL_BYTES)
  const view = new DataView(packed.buffer)
  outlook.forEach(({ half, full, parts }, at) => {
    packed.set([half.home, half.away, full.home, full.away], at * CELL_BYTES)
    view.setUint32(at * CELL_BYTES + COUNTS, parts)
  })
  return packed
}

export function unpackOutlook(packed: Uint8Array): Outlook {
  assert(packed.length % CELL_BYTES === 0, 'a packed outlook has whole cells')
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const countAt = (from: number) => ({ home: view.getUint8(from), away: view.getUint8(from + 1) })
  return Array.from({ length: packed.length / CELL_BYTES }, (_, at) => ({
    half: countAt(at * CELL_BYTES),
    full: countAt(at * CELL_BYTES + 2),
    parts: view.getUint32(at * CELL_BYTES + COUNTS),
  }))
}
