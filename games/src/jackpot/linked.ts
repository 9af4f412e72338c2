import type { SlotTitle } from '../slots/titles.ts'

/** The makers whose games play for the pools, one of each so many: every family and temper is among them. */
const MAKERS: ReadonlySet<string> = new Set(['RONDA', 'QUILATE', 'MITO', 'SEDA'])
const ONE_IN = 4

/** Whether a slot plays for the jackpots besides its own wins. It follows from its number, and never changes. */
export function isLinked({ vendor, nodeId, title }: Pick<SlotTitle, 'vendor' | 'nodeId' | 'title'>): boolean {
  return title !== undefined && MAKERS.has(vendor) && nodeId % ONE_IN === 0
}
