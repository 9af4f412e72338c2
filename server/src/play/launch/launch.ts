import { ATOMS_PER_UNIT, minutes, seconds } from '@ronda/core'

/** Long enough for a slow phone to open the frame, too short to be passed around. */
export const LAUNCH_LIFE_MS = seconds(60)

/** A game left alone this long must be opened again. */
export const PLAY_IDLE_MS = minutes(30)
export const PLAY_SEEN_EVERY_MS = minutes(1)

/** What a trial begins with. */
export const TRIAL_ATOMS = 1_000n * ATOMS_PER_UNIT
/** A trial that has come down to this begins afresh when its game is opened again. */
const TRIAL_LOW_ATOMS = TRIAL_ATOMS / 10n

/** How much trial money to add when a game is opened: nobody should come back to an empty table. */
export function trialTopUp(balance: bigint): bigint {
  return balance < TRIAL_LOW_ATOMS ? TRIAL_ATOMS - balance : 0n
}

export type LaunchAddress = {
  readonly token: string
  readonly game: string
  readonly language: string
  readonly mode: 'real' | 'free'
}

/** After the hash, where it reaches neither logs nor other sites. */
export function frameAddress({ token, game, language, mode }: LaunchAddress): string {
  return `/play/#${new URLSearchParams({ token, game, lang: language, mode }).toString()}`
}

/** How long a first round has to wait, when the round before was played in another game or on another device. */
export function waitMs(lastRoundMs: number | undefined, roundMsMin: number, nowMs: number): number {
  return lastRoundMs === undefined ? 0 : Math.max(0, lastRoundMs + roundMsMin - nowMs)
}
