import type { ArcadeRound } from '@ronda/contract'
import type { ReactNode } from 'react'
import type { Json } from '../../shared/wager/json.ts'

/** What the stage of a game is drawn from. */
export type StageProps = {
  readonly bet: Json
  readonly stake: bigint
  /** The round that is shown: open, or the last one. */
  readonly round: ArcadeRound | undefined
  /** Rounds that are still shown while the next one can be bet. */
  readonly falling: readonly ArcadeRound[]
  /** The round has just arrived and is being shown. */
  readonly isFresh: boolean
  /** A round is being requested or shown, so nothing can be chosen. */
  readonly isBusy: boolean
  readonly onBet: (bet: Json) => void
  readonly onMove: (move: Json) => void
  /** Called when the player has seen everything before `showMs` is over. */
  readonly onShown: () => void
}

/** The fields for what can be chosen before a round. */
export type FieldsProps = { readonly bet: Json; readonly stake: bigint; readonly onBet: (bet: Json) => void }

/** The client of an arcade game. */
export type ArcadeClient = {
  readonly firstBet: Json
  /** Hue of the stage's light, in OKLCH degrees. */
  readonly hue: number
  /** Whether a round is over as soon as it is bet on. Only then automatic rounds are possible. */
  readonly isInstant: boolean
  Stage(this: void, props: StageProps): ReactNode
  Fields(this: void, props: FieldsProps): ReactNode
  /** How long the stage takes to show the result; a player who prefers reduced motion does not wait for it. */
  showMs(this: void, round: ArcadeRound): number
  /** What a screen reader announces about a round. If undefined, only the win is announced. */
  Words(this: void, props: { readonly round: ArcadeRound }): ReactNode
  /** The moves in an open round, in place of the main button. Without it that button cashes out. */
  Acts?(this: void, props: StageProps): ReactNode
  /** Whether a round can begin with this bet, for games where not every choice is valid. */
  isBet?(this: void, bet: Json): boolean
  /** Whether several rounds can be shown at once: the next is bet while one is still shown. */
  readonly mayOverlap?: boolean
  /** The player uncovers the result, so the stage waits for it even with reduced motion. */
  readonly isUncovered?: boolean
  /** Keys of this game besides space, in an open round, with the move that each makes. */
  keys?: Readonly<Record<string, Json>>
}
