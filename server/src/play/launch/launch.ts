import type { PlayMode } from '@ronda/contract'
import { ATOMS_PER_UNIT, minutes, seconds } from '@ronda/core'

/** Long enough for a slow phone to open the frame, too short to be shared. */
export const LAUNCH_LIFE_MS = seconds(60)

/** A game that was idle for this long must be opened again. */
export const PLAY_IDLE_MS = minutes(30)
export const PLAY_SEEN_EVERY_MS = minutes(1)

/** The starting balance of a trial. */
export const TRIAL_ATOMS = 1_000n * ATOMS_PER_UNIT
/** Below this a trial is filled up again when its game is opened. */
const TRIAL_LOW_ATOMS = TRIAL_ATOMS / 10n

/** How much trial money to add when a game is opened, so that nobody returns to an empty balance. */
export function trialTopUp(balance: bigint): bigint {
  return balance < TRIAL_LOW_ATOMS ? TRIAL_ATOMS - balance : 0n
}

export type LaunchAddress = {
  readonly token: string
  readonly game: string
  readonly language: string
  readonly mode: PlayMode
}

/** The token is in the fragment, so that it reaches neither logs nor other sites. */
export function frameAddress({ token, game, language, mode }: LaunchAddress): string {
  return `/play/#${new URLSearchParams({ token, game, lang: language, mode }).toString()}`
}

/** How long the first round has to wait when the previous one was played in another game or on another device. */
export function waitMs(lastRoundMs: number | undefined, roundMsMin: number, nowMs: number): number {
  return lastRoundMs === undefined ? 0 : Math.max(0, lastRoundMs + roundMsMin - nowMs)
}

/**
 * The bonus of a play session. Whether its game is allowed was decided when it was opened, and the rule of a bonus never
 * changes, so nothing is read again at a stake; that the bonus has not ended is decided by the ledger.
 */
export type PlayedBonus = {
  readonly id: string
  readonly stakeMax: bigint
  /** Each stake is exactly the largest one, as of a free spin. */
  readonly isStakeFixed: boolean
  /** The member's cash wallet: reality checks and time limits are measured there. */
  readonly cash: number
}
