import { fieldsOf, isWithin } from '../arcade/read.ts'
import { TICKET_UNITS_MAX } from '../tables/sharedTable.ts'

/** One thing bet on. Equal picks are equal texts: digits are padded, and numbers ascend. */
export type Line = { readonly kind: string; readonly pick: string; readonly units: number }

export type LotteryBet = { readonly lines: readonly Line[] }

/** As many as on a paper slip. */
export const LINES_MAX = 50

/** The notation of a kind of bets, and what a unit on it costs. */
export type Written = {
  /** What one unit on a line costs, in units. */
  readonly factor: number
  isPick(pick: string): boolean
}

type Kinds = Readonly<Record<string, Written>>

function readLine(value: unknown, kinds: Kinds): Line | undefined {
  const { kind, pick, units } = fieldsOf(value)
  if (typeof kind !== 'string' || typeof pick !== 'string' || !Object.hasOwn(kinds, kind)) return undefined
  return kinds[kind]?.isPick(pick) === true && isWithin(units, 1, TICKET_UNITS_MAX) ? { kind, pick, units } : undefined
}

/** What the lines cost together, in units. */
export function unitsOf(lines: readonly Line[], kinds: Kinds): number {
  return lines.reduce((sum, { kind, units }) => sum + units * (kinds[kind]?.factor ?? 0), 0)
}

/** Lines of this game, each only once; undefined for anything else. */
export function readLines(value: unknown, kinds: Kinds): LotteryBet | undefined {
  const given = fieldsOf(value)['lines']
  if (!Array.isArray(given) || !isWithin(given.length, 1, LINES_MAX)) return undefined
  const lines = given.map((line) => readLine(line, kinds)).filter((line) => line !== undefined)
  const picks = new Set(lines.map(({ kind, pick }) => `${kind} ${pick}`))
  if (picks.size !== given.length || unitsOf(lines, kinds) > TICKET_UNITS_MAX) return undefined
  return { lines }
}
