import type { SlotTitle } from '../slots/titles.ts'

/**
 * The studios whose games play for the pools. One of every `ONE_IN` of their games does, so that every family and
 * volatility is among them.
 */
const STUDIOS: ReadonlySet<string> = new Set(['RONDA', 'QUILATE', 'MITO', 'SEDA'])
const ONE_IN = 4

/** Whether a slot also plays for the jackpots. It is derived from its number, and never changes. */
export function isLinked({ vendor, nodeId, title }: Pick<SlotTitle, 'vendor' | 'nodeId' | 'title'>): boolean {
  return title !== undefined && STUDIOS.has(vendor) && nodeId % ONE_IN === 0
}
