/** A line of a slip: a place, two places compared with each other, or the sum of all; and the side that is bet on. */
export type SlipLine = {
  readonly kind: string
  readonly units: number
  /** The numbers chosen, one by one. */
  readonly numbers: readonly string[]
  /** The places that the line bets on; empty for all. */
  readonly places: readonly number[]
  readonly isSum: boolean
  /** `big`, `odd`, `dragon`. */
  readonly side: string | undefined
}

function readLine(value: unknown): SlipLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, pick, units } = value as Record<string, unknown>
  if (typeof kind !== 'string' || typeof pick !== 'string' || typeof units !== 'number') return undefined
  const [before = '', after] = pick.split(':')
  const isSum = kind === 'sum' || before === 'sum'
  if (after === undefined) return { kind, units, isSum, numbers: before.split('-'), places: [], side: undefined }
  const places = isSum ? [] : before.split('-').map(Number)
  const isNumber = /^\d+$/.test(after)
  return { kind, units, isSum, places, numbers: isNumber ? [after] : [], side: isNumber ? undefined : after }
}

/** The lines of a lottery's slip; undefined for a bet of any other game. */
export function slipLinesOf(bet: Readonly<Record<string, unknown>>): readonly SlipLine[] | undefined {
  const { lines } = bet
  if (!Array.isArray(lines) || lines.length === 0) return undefined
  const read = lines.map(readLine).filter((line) => line !== undefined)
  return read.length === lines.length ? read : undefined
}
