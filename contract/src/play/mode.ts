import { z } from 'zod/mini'

/** Play with the member's own money, with bonus money of the house, or with trial money that is worth nothing. */
export const playMode = z.enum(['real', 'bonus', 'free'])
export type PlayMode = z.infer<typeof playMode>

/**
 * Whether something is at stake, own money or bonus money: checks, pauses and proofs hold alike. Trial money is not
 * money.
 */
export function isMoneyPlay(mode: PlayMode): boolean {
  return mode !== 'free'
}

/** Whether the member's own money is at stake: jackpots, rewards and public lists count nothing else. */
export function isOwnMoneyPlay(mode: PlayMode): boolean {
  return mode === 'real'
}
