import type { ArcadeRound } from '@ronda/contract'
import type { ReactNode } from 'react'
import type { Json } from './view.ts'

/** What a game's table draws from. */
export type StageProps = {
  readonly bet: Json
  readonly stake: bigint
  /** The round on the table: open, or the last one. */
  readonly round: ArcadeRound | undefined
  /** It has just come and is being shown. */
  readonly isFresh: boolean
  /** A round is asked for or shown: nothing can be chosen. */
  readonly isBusy: boolean
  readonly onBet: (bet: Json) => void
  readonly onMove: (move: Json) => void
  /** All has been seen before its time. */
  readonly onShown: () => void
}

/** What a game lets one choose before a round. */
export type FieldsProps = { readonly bet: Json; readonly stake: bigint; readonly onBet: (bet: Json) => void }

/** A solo game on screen. */
export type ArcadeClient = {
  readonly firstBet: Json
  /** Of the light that the table stands in, in OKLCH degrees. */
  readonly hue: number
  /** Whether a round is over as soon as it is bet on: then rounds may play themselves. */
  readonly isInstant: boolean
  Stage(this: void, props: StageProps): ReactNode
  Fields(this: void, props: FieldsProps): ReactNode
  /** How long the table takes to show what came; a player who wants no motion does not wait for it. */
  showMs(this: void, round: ArcadeRound): number
  /** What is said of a round to whoever listens; undefined says no more than what was won. */
  Words(this: void, props: { readonly round: ArcadeRound }): ReactNode
  /** What may be done in an open round, where the main button is; without it that button takes what was won. */
  Acts?(this: void, props: StageProps): ReactNode
  /** Whether a round can begin with this bet, where not every choice is one. */
  isBet?(this: void, bet: Json): boolean
  /** The player uncovers what came, with or without motion: it is waited for. */
  readonly isUncovered?: boolean
  /** Keys of this game beside space, in an open round: what each does. */
  keys?: Readonly<Record<string, Json>>
}
