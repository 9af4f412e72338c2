import { z } from 'zod/mini'
import { currency } from '../wire.ts'
import { playMode } from './launchMode.ts'

const amounts = z.record(z.string(), z.int())

const pool = {
  /** How many have bet. */
  players: z.int(),
  stakedUnits: z.int(),
  /** The stakes by place, in units. */
  laid: amounts,
  /** What earlier rounds left over, in ten-thousandths of the unit. */
  carried: z.int(),
}

const divided = {
  ...pool,
  /** By class, over all bets. */
  shares: amounts,
  /** What each share pays, in ten-thousandths of the unit; null where the rules did not divide the pool. */
  perShare: z.nullable(amounts),
  /** What is left over for the next round. */
  carriedOn: z.int(),
}

/** Bets in one currency and one mode (real or free) form one pool. */
const kind = { mode: playMode, currency }

/** The pool of a round in which players play for their own stakes. */
export const sharedPool = z.strictObject({ ...kind, ...pool })
export type SharedPool = z.infer<typeof sharedPool>

/** The same once the round is over. */
export const dividedPool = z.strictObject({ ...kind, ...divided })

/** The pool that a player's own bets were part of. */
export const ownPool = z.strictObject(divided)
