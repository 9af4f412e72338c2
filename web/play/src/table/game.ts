import type { TableMark } from '@ronda/contract'
import type { Chips } from '@ronda/games'
import type { ReactNode } from 'react'
import type { Json } from '../arcade/view.ts'
import type { Stroke } from '../sound/strokes.ts'
import type { Stage } from './view.ts'

/** What a table shows: the round that is on, at this moment of the server's clock. */
export type SceneProps = {
  readonly number: number
  readonly stage: Stage
  /** What came, once it may be seen. */
  readonly outcome: Json | undefined
  /** What came in the round before. */
  readonly last: Json | undefined
  /** When the showing began and how long it takes, by the server's clock. */
  readonly showsAtMs: number
  readonly showMs: number
  /** What the server's clock shows. */
  readonly nowMs: () => number
}

/** Where chips can lie. */
export type PlacesProps = {
  /** Which round chips are laid for: each may have odds of its own. */
  readonly number: number
  readonly unit: bigint
  /** What the server has taken, and what lies there and is not placed yet. */
  readonly staked: Chips
  readonly laid: Chips
  readonly isLit: (place: string) => boolean
  readonly isFixed: boolean
  readonly onLay: (place: string) => void
  readonly onTake: (place: string) => void
  /** What a place pays and returns, in words. */
  readonly tipOf: (place: string, name: string) => string
}

/** Rounds that are over, newest first; null for one that was called off. */
export type Past = readonly { readonly number: number; readonly outcome: Json | null }[]

export type TrendsProps = {
  /** Which round is on. */
  readonly number: number
  readonly past: Past
}

/** Bets that pay alike, with one place that stands for all of them. */
export type BetKind = { readonly place: string; readonly name: string }

/** What many share, on screen. */
type Face = {
  /** Of the light that the table stands in, in OKLCH degrees. */
  readonly hue: number
  /** What it is called in the words of what is being shown. */
  readonly showing: 'roulette' | 'baccarat' | 'dragonTiger' | 'sicBo' | 'cockfight' | 'crash'
  Scene(this: void, props: SceneProps): ReactNode
  /** What is heard while it is shown. */
  strokes?(this: void, outcome: Json, showMs: number): readonly Stroke[]
  /** What came, at a glance. */
  useMark(this: void): (outcome: Json) => TableMark
  /** What came, in words. */
  useResult(this: void): (outcome: Json) => string
  /** Who else is in the round, where that is to be seen. */
  Company?(this: void): ReactNode
  /** All that can be said of the past. */
  Trends(this: void, props: TrendsProps): ReactNode
}

/** A table where chips are laid on places. */
export type ClothGame = Face & {
  Places(this: void, props: PlacesProps): ReactNode
  /** What can be bet on, for the list of what it pays. */
  useBets(this: void): readonly BetKind[]
  /** What a place is called. */
  useNames(this: void): (place: string) => string
}

/** A game without chips: it brings what bets are placed with. */
export type OwnGame = Face & {
  Hands(this: void, props: { readonly isPaused: boolean }): ReactNode
  /** What must be known beyond its rules in a few words. */
  About(this: void): ReactNode
}

/** A game that brings its whole screen. */
export type DrawGame = Pick<Face, 'useResult'> & {
  Screen(this: void, props: { readonly name: string }): ReactNode
}

/** A game that is played at a table in sight. */
export type TableGame = ClothGame | OwnGame

export type SharedGame = TableGame | DrawGame
