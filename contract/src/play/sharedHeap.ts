import { z } from 'zod/mini'
import { currency } from '../wire.ts'
import { playMode } from './launch.ts'

const amounts = z.record(z.string(), z.int())

const heap = {
  /** How many have bet. */
  players: z.int(),
  stakedUnits: z.int(),
  /** What lies where, in units. */
  laid: amounts,
  /** What rounds before have left over, in ten-thousandths of the unit. */
  carried: z.int(),
}

const divided = {
  ...heap,
  /** By class, of all bets together. */
  shares: amounts,
  /** What each share brings, in ten-thousandths of the unit; null where the rules did not divide it this time. */
  perShare: z.nullable(amounts),
  /** What is left over for the next round. */
  carriedOn: z.int(),
}

/** Bets in one currency, for money or for fun, are a heap of their own. */
const kind = { mode: playMode, currency }

/** What players of a round play for, where that is what they have staked themselves. */
export const sharedHeap = z.strictObject({ ...kind, ...heap })
export type SharedHeap = z.infer<typeof sharedHeap>

/** The same once the round is over. */
export const dividedHeap = z.strictObject({ ...kind, ...divided })

/** The heap that a player's own bets were part of. */
export const ownHeap = z.strictObject(divided)
