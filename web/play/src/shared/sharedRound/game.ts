import type { TableMark } from '@ronda/contract'
import type { Chips } from '@ronda/games'
import type { ReactNode } from 'react'
import type { Json } from '../wager/json.ts'
import type { Stroke } from '../sound/strokes.ts'
import type { Stage } from './view.ts'

/** What a scene shows: a round at this moment of the server's clock. */
export type SceneProps = {
  readonly number: number
  readonly stage: Stage
  /** The result, once it may be seen. */
  readonly outcome: Json | undefined
  /** The result of the round before. */
  readonly last: Json | undefined
  /** When the show begins and how long it takes, by the server's clock. */
  readonly showsAtMs: number
  readonly showMs: number
  /** The server's time. */
  readonly nowMs: () => number
}

/** The places for chips. */
export type PlacesProps = {
  /** The round that chips are placed for: each may have its own odds. */
  readonly number: number
  readonly unit: bigint
  /** The chips that the server has accepted, and those that are not placed yet. */
  readonly staked: Chips
  readonly laid: Chips
  readonly isLit: (place: string) => boolean
  readonly isFixed: boolean
  readonly onLay: (place: string) => void
  readonly onTake: (place: string) => void
  /** What a place pays and returns, as text. */
  readonly tipOf: (place: string, name: string) => string
}

/** Rounds that are over, newest first; null for a voided one. */
export type Past = readonly { readonly number: number; readonly outcome: Json | null }[]

export type TrendsProps = {
  /** The current round. */
  readonly number: number
  readonly past: Past
}

/** Bets with the same payout, represented by one place. */
export type BetKind = { readonly place: string; readonly name: string }

/** The parts of a shared game that are on screen. */
type Face = {
  /** Hue of the table's light, in OKLCH degrees. */
  readonly hue: number
  /** The key of the text for the current show. */
  readonly showing: 'roulette' | 'baccarat' | 'dragonTiger' | 'sicBo' | 'cockfight' | 'crash'
  Scene(this: void, props: SceneProps): ReactNode
  /** The sounds of the show. */
  strokes?(this: void, outcome: Json, showMs: number): readonly Stroke[]
  /** The result as a short mark. */
  useMark(this: void): (outcome: Json) => TableMark
  /** The result as text. */
  useResult(this: void): (outcome: Json) => string
  /** The list of the other players in the round, for games that show it. */
  PlayerList?(this: void): ReactNode
  /** The statistics of past rounds. */
  Trends(this: void, props: TrendsProps): ReactNode
}

/** A table where chips are placed. */
export type ChipGame = Face & {
  Places(this: void, props: PlacesProps): ReactNode
  /** The bets, for the list of what they pay. */
  useBets(this: void): readonly BetKind[]
  /** The name of a place. */
  useNames(this: void): (place: string) => string
}

/** A game without chips: it has its own betting controls. */
export type OwnGame = Face & {
  BetControls(this: void, props: { readonly isPaused: boolean }): ReactNode
  /** A short addition to its rules. */
  About(this: void): ReactNode
}

/** A game with its own whole screen. */
export type DrawGame = Pick<Face, 'useResult'> & {
  Screen(this: void, props: { readonly name: string }): ReactNode
}

/** A game with a visible table. */
export type TableGame = ChipGame | OwnGame

export type SharedGame = TableGame | DrawGame
