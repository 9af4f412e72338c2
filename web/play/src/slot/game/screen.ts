import type { Refusal } from '@ronda/client'
import type { Balance, PlayMode } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Step } from '@ronda/games'
import type { AutoEnd, AutoRun } from '../../shared/wager/auto.ts'
import type { Level } from '../../shared/wager/celebration.ts'
import type { Disagreement, PresentedRound } from '../round/present.ts'
import type { Highlight } from '../stage/wins.ts'

/** An overlay over the reels. */
export type Scene =
  | { readonly show: 'intro' | 'again'; readonly awarded: number; readonly symbol: number | undefined }
  | { readonly show: 'hold'; readonly left: number }
  | { readonly show: 'outro'; readonly spins: number }
  | { readonly show: 'cheer'; readonly level: Level }

/** Something that happened on the grid, as a screen reader announces it. */
export type Moment = { readonly step: Step; readonly fresh: number }

/** A message for the player. */
export type Notice =
  | { readonly kind: 'unsure' }
  | { readonly kind: 'refused'; readonly code: Refusal['code'] }
  | { readonly kind: 'expired' }
  | { readonly kind: 'not_played' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'autoOver'; readonly end: AutoEnd; readonly net: bigint }
  | { readonly kind: 'disagrees'; readonly why: Disagreement; readonly round: string }

/** `total` is missing where reels turn again by the rules of the game, without free spins being won. */
export type FreeView = { readonly number: number; readonly total: number | undefined }

/** Held coins, and how many tries are left; a new coin resets them to `tries`. */
export type HoldView = { readonly coins: number; readonly left: number; readonly tries: number }

/** How the last round ended, for the line under the reels. */
export type Outcome = {
  readonly level: Level
  readonly win: bigint
  readonly stake: bigint
  readonly round: PresentedRound
}

export type GameView = {
  /** `asking`: the reels turn, and the server has not replied. `showing`: it has. */
  readonly phase: 'idle' | 'asking' | 'showing' | 'replaying' | 'closed'
  /** A show has just ended, so a press now was meant for it and is ignored. */
  readonly isPressIgnored: boolean
  readonly mode: PlayMode
  readonly currency: Currency
  readonly stakes: readonly bigint[]
  readonly stake: bigint
  /** The newest balance from the server. */
  readonly known: Balance
  /** The balance on screen: a win is added once it has been shown. */
  readonly cash: bigint
  readonly win: bigint
  readonly cheer: bigint
  readonly shown: PresentedRound | undefined
  /** How the win so far may be shown: as a gain only once it is more than the round cost. */
  readonly level: Level
  readonly isTense: boolean
  readonly free: FreeView | undefined
  /** Multipliers of this spin so far; the last one applies. */
  readonly ladder: readonly number[]
  /** The special symbol of the free spins, in games that have one. */
  readonly special: number | undefined
  readonly hold: HoldView | undefined
  /** The current step, for screen readers. */
  readonly moment: Moment | undefined
  readonly scene: Scene | undefined
  readonly outcome: Outcome | undefined
  /** The prize that is highlighted on the reels now. */
  readonly turn: Highlight | undefined
  readonly notice: Notice | undefined
  /** The run of automatic rounds, if there is one. */
  readonly auto: AutoRun | undefined
}
