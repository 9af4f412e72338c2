import type { Rational, Rng } from '@ronda/core'
import type { CoverSubject } from '@ronda/art'
import type { Calendar } from './calendar.ts'
import type { Amounts, Pool } from './pool.ts'

/** Amounts of bets are counted in this: 10,000 are one unit, the smallest bet. */
export { WHOLE } from '../arcade/arcade.ts'

/** A bet on which the house account can lose much: its place, and the most that is paid on it, in units. */
export type Risk = { readonly place: string; readonly units: number }

/** When a bet leaves if the round does not end before, and with which multiple of itself, in hundredths. */
export type Exit = { readonly atMs: number; readonly multiple: number }

/**
 * A game with shared rounds: one draw decides for everyone who has bet. Bets, outcomes and the model are plain JSON,
 * and what a bet pays is a function of the bet, the outcome and the moment its player left: so every round can be
 * settled again, and verified.
 */
export type SharedRules<Bet, Outcome> = {
  readonly id: string
  /** All numbers that determine what is paid, as plain data. Its hash identifies the rules in every round. */
  readonly model: object
  /** Undefined for anything that is not a bet of this game. */
  readBet(value: unknown): Bet | undefined
  /** What the bet costs, in ten-thousandths of the unit. */
  costOf(bet: Bet): number
  /**
   * What is known of a round before anyone bets on it, where its rounds differ: who fights whom, and at what odds. It
   * is a function of the round's number alone, so clients can compute it and it need not be sent.
   */
  prelude?(number: number): object
  /**
   * `number`: which round of the table it is. An outcome contains everything of the prelude that determines what is
   * paid.
   */
  draw(rng: Rng, number: number): Outcome
  /**
   * What it pays, the stake included. `leftMs`: how long after the start of the show the player left, where that is
   * possible. `perShare`: what each share of the heap pays, where a heap is divided.
   */
  paid(bet: Bet, outcome: Outcome, leftMs?: number, perShare?: Amounts): number
  /**
   * Where a small stake can win very much: the exposure of the house account by place, so that bets beyond its limit
   * are refused.
   */
  risksOf?(bet: Bet): readonly Risk[]
  /** How players share their own stakes, where they play for those. Players cannot leave such a round. */
  readonly pool?: Pool<Bet, Outcome>
  /** How long the outcome is shown before it is paid. */
  showMs(outcome: Outcome): number
  /** Whether players may leave while the outcome is shown: then it is published only when the show is over. */
  readonly mayLeave: boolean
  /** Where players may leave: when a bet does, automatically or because its player left at a moment. */
  exitOf?(bet: Bet, leftMs: number | undefined): Exit
}

/** Rules whose types of bets and outcomes are not known here: only pass them what `readBet` and `draw` returned. */
export type AnyShared = SharedRules<unknown, unknown>

/** The durations of a round that do not depend on the outcome: at a table one round follows the other. */
export type TablePace = {
  readonly bettingMs: number
  /** No more bets, and nothing shown yet. */
  readonly lockedMs: number
  /** The time to read the outcome before the next round opens. */
  readonly restMs: number
}

/**
 * Draws take place by a calendar, and a round has the number of its draw. It opens as soon as the one before has ended.
 * Draws that nobody could bet on, because the server was down, are not held: then numbers are skipped.
 */
export type CalendarPace = { readonly calendar: Calendar; readonly restMs: number }

export type SharedPace = TablePace | CalendarPace

export type SharedFacts = {
  /** The expected return of a stake, on the worst and on the best bet. */
  readonly returnMin: Rational
  readonly returnMax: Rational
  readonly volatility: 'low' | 'medium' | 'high' | 'extreme'
  /** In ten-thousandths of the stake on the bet that pays most; null where a pool has no bound. */
  readonly largestWin: number | null
}

/** A table that can be opened: its catalogue entry, its rules and its pace. */
export type SharedTitle = {
  readonly gameCode: string
  /** Below 10,000, the range of games that are not generated. */
  readonly nodeId: number
  readonly gameType: 'LIVE' | 'RNG' | 'COCKFIGHT' | 'LOTT' | 'ELOTT'
  readonly names: { readonly es: string; readonly en: string }
  readonly rules: AnyShared
  /** Rules that it was played by before: rounds that began with them are ended and verified by them. */
  readonly former?: readonly AnyShared[]
  readonly pace: SharedPace
  readonly facts: SharedFacts
  readonly picture: CoverSubject
}
