// Without schemas, so that a first page can use these without loading the schema library.

/** Play with the member's own money, with bonus money, or with trial money that is worth nothing. */
export const PLAY_MODES = ['real', 'bonus', 'free'] as const
export type PlayMode = (typeof PLAY_MODES)[number]

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
