import { isPayable, type Currency } from '@ronda/core'
import type { Grade, PlaceTerms } from '../grade.ts'
import { isPrice, type Price } from '../price.ts'

/** A selection on one fixture. `place` is there where it may be bet each way. */
export type Plain = {
  readonly kind: 'plain'
  readonly fixture: string
  readonly price: Price
  readonly isBanker: boolean
  readonly place: PlaceTerms | null
}

/** Parts of one fixture at one price. `prices` has one for every set of parts, by the bits of its number. */
export type Builder = {
  readonly kind: 'builder'
  readonly fixture: string
  readonly isBanker: boolean
  readonly prices: readonly Price[]
}

export type Selection = Plain | Builder

export type Slip = {
  readonly currency: Currency
  /** What is staked on every line, in atoms. */
  readonly unit: bigint
  /** How many selections besides the bankers a line has. */
  readonly sizes: readonly number[]
  readonly isEachWay: boolean
  readonly isFree: boolean
  readonly selections: readonly Selection[]
}

export type PartGrade = 'win' | 'lose' | 'void'

/** The grade of a selection: to win and to be placed, or of every part. */
export type Mark =
  | { readonly kind: 'plain'; readonly win: Grade; readonly place: Grade }
  | { readonly kind: 'builder'; readonly parts: readonly PartGrade[] }

const SELECTIONS_MAX = 20
const LINES_MAX = 4_095
const PARTS_MIN = 2
const PARTS_MAX = 6

export const bankersIn = ({ selections }: Slip): number => selections.filter(({ isBanker }) => isBanker).length

/** How many sets of `size` there are among `count`. */
function combinations(count: number, size: number): number {
  let sets = 1
  for (let taken = 0; taken < size; taken++) sets = (sets * (count - taken)) / (taken + 1)
  return sets
}

export function linesOf(slip: Slip): number {
  const count = slip.selections.length - bankersIn(slip)
  const lines = slip.sizes.reduce((sum, size) => sum + combinations(count, size), 0)
  return slip.isEachWay ? 2 * lines : lines
}

export const stakeOfSlip = (slip: Slip): bigint => slip.unit * BigInt(linesOf(slip))

export type SlipFault = 'selections' | 'fixture' | 'price' | 'builder' | 'sizes' | 'lines' | 'unit' | 'eachWay' | 'free'

/** The first thing that makes it no slip. */
export function faultOfSlip(slip: Slip): SlipFault | undefined {
  const { selections, isEachWay, isFree } = slip
  if (selections.length < 1 || selections.length > SELECTIONS_MAX) return 'selections'
  if (new Set(selections.map(({ fixture }) => fixture)).size < selections.length) return 'fixture'
  if (selections.some((each) => each.kind === 'plain' && !isPrice(each.price))) return 'price'
  if (selections.some((each) => each.kind === 'builder' && !isBuilder(each))) return 'builder'
  if (!areSizes(slip)) return 'sizes'
  if (linesOf(slip) > (isEachWay ? 2 * LINES_MAX : LINES_MAX)) return 'lines'
  if (!isPayable(slip.currency, slip.unit)) return 'unit'
  if (isEachWay && !selections.every(mayBePlaced)) return 'eachWay'
  if (isFree && linesOf(slip) !== 1) return 'free'
  return undefined
}

/** A line without bankers has a selection; a line of bankers alone has none besides them. */
function areSizes(slip: Slip): boolean {
  const bankers = bankersIn(slip)
  const count = slip.selections.length - bankers
  const least = bankers === slip.selections.length ? 0 : 1
  return (
    slip.sizes.length > 0 &&
    slip.sizes.every((size, at) => Number.isInteger(size) && size >= least && size <= count && isAfter(slip, at))
  )
}

const isAfter = ({ sizes }: Slip, at: number): boolean => at === 0 || (sizes[at] ?? 0) > (sizes[at - 1] ?? 0)

function mayBePlaced(selection: Selection): boolean {
  if (selection.kind === 'builder' || selection.place === null) return false
  const { numerator, denominator } = selection.place
  return Number.isInteger(numerator) && Number.isInteger(denominator) && numerator > 0 && numerator < denominator
}

/** Prices for every set of two to six parts; a part more never lowers the price. */
function isBuilder({ prices }: Builder): boolean {
  const parts = Math.log2(prices.length)
  if (!Number.isInteger(parts) || parts < PARTS_MIN || parts > PARTS_MAX) return false
  return prices.every((price, set) => {
    if (set === 0) return price === 1_000
    if (!isPrice(price)) return false
    for (let bit = 1; bit <= set; bit *= 2) if ((set & bit) > 0 && (prices[set - bit] ?? 0) > price) return false
    return true
  })
}
