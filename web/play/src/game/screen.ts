import type { Refusal } from '@ronda/client'
import type { Balance, PlayMode } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Step } from '@ronda/games'
import type { AutoEnd, AutoRun } from './auto.ts'
import type { Level } from '../round/celebration.ts'
import type { Disagreement, PresentedRound } from '../round/present.ts'
import type { Highlight } from '../stage/wins.ts'

/** What lies over the reels for a while. */
export type Scene =
  | { readonly show: 'intro' | 'again'; readonly awarded: number; readonly symbol: number | undefined }
  | { readonly show: 'hold'; readonly left: number }
  | { readonly show: 'outro'; readonly spins: number }
  | { readonly show: 'cheer'; readonly level: Level }

/** Something that happened on the grid, as it is said aloud. */
export type Moment = { readonly step: Step; readonly fresh: number }

/** Something the player must be told in words. */
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

/** Coins that are held, and how many more tries there are; `tries` is what a new coin renews them to. */
export type HoldView = { readonly coins: number; readonly left: number; readonly tries: number }

/** How the last round ended, in the words that the line under the reels needs. */
export type Outcome = {
  readonly level: Level
  readonly win: bigint
  readonly stake: bigint
  readonly round: PresentedRound
}

export type GameView = {
  /** `asking`: the reels turn, the server has not answered. `showing`: it has. */
  readonly phase: 'idle' | 'asking' | 'showing' | 'replaying' | 'closed'
  /** A show has just ended: a press that comes now was meant for it. */
  readonly isDeaf: boolean
  readonly mode: PlayMode
  readonly currency: Currency
  readonly stakes: readonly bigint[]
  readonly stake: bigint
  /** The newest balance the server told. */
  readonly known: Balance
  /** The balance on screen: a win is added when it has been shown. */
  readonly cash: bigint
  readonly win: bigint
  readonly cheer: bigint
  readonly shown: PresentedRound | undefined
  /** How what has been told so far may be shown: as a gain only once it is more than the round cost. */
  readonly level: Level
  readonly isTense: boolean
  readonly free: FreeView | undefined
  /** Numbers that multiplied in this spin so far; the last one is in force. */
  readonly ladder: readonly number[]
  /** The special symbol of the free spins, in games that have one. */
  readonly special: number | undefined
  readonly hold: HoldView | undefined
  /** The step that is shown, for those who listen. */
  readonly moment: Moment | undefined
  readonly scene: Scene | undefined
  readonly outcome: Outcome | undefined
  /** The prize whose turn it is on the reels. */
  readonly turn: Highlight | undefined
  readonly notice: Notice | undefined
  /** Rounds that play themselves, while they do. */
  readonly auto: AutoRun | undefined
}
