import type { CoverSubject, Rational, Rng } from '@ronda/core'
import type { Calendar } from './calendar.ts'
import type { Amounts, Pool } from './pool.ts'

/** What a bet is counted in: 10,000 of these are one unit, the least that can be laid. */
export { WHOLE } from '../arcade/arcade.ts'

/** What of a bet can cost the house much: on what it lies, and what is paid on it at most, in units. */
export type Risk = { readonly place: string; readonly units: number }

/** When a bet leaves that nothing ends before, and with which multiple of itself, in hundredths. */
export type Exit = { readonly atMs: number; readonly multiple: number }

/**
 * A game whose rounds many share: one draw decides for everyone who has bet. Bets, outcomes and the model are plain JSON,
 * and what a bet brings is a function of the bet, the outcome and the moment its player left: so every round can be
 * settled again, and verified.
 */
export type SharedRules<Bet, Outcome> = {
  readonly id: string
  /** All numbers that decide what is paid, as plain data. Its hash names the rules in every round. */
  readonly model: object
  /** Undefined for what is no bet of this game. */
  readBet(value: unknown): Bet | undefined
  /** What the bet costs, in ten-thousandths of the unit. */
  costOf(bet: Bet): number
  /**
   * What is known of a round before anyone bets on it, where its rounds differ: who fights whom, and at what odds. It is
   * a function of the round's number alone, so everyone can work it out and nobody need be told.
   */
  prelude?(number: number): object
  /** `number`: which round of the table it is. An outcome holds all of the prelude that decides what is paid. */
  draw(rng: Rng, number: number): Outcome
  /**
   * What it brings back, itself included. `leftMs`: how long after the showing began the player left, where one may.
   * `perShare`: what each share of the heap brings, where a heap is divided.
   */
  paid(bet: Bet, outcome: Outcome, leftMs?: number, perShare?: Amounts): number
  /** Where a small stake can win a fortune: what the house bears on each thing bet on, so that it takes no more than it can. */
  risksOf?(bet: Bet): readonly Risk[]
  /** How players share what they have staked themselves, where they play for that. Nobody may leave such a round. */
  readonly pool?: Pool<Bet, Outcome>
  /** How long the outcome is shown before it is paid. */
  showMs(outcome: Outcome): number
  /** Whether players may leave while it is shown: then the outcome is told only when the showing is over. */
  readonly mayLeave: boolean
  /** Where players may leave: when a bet does, by itself or because its player left at a moment. */
  exitOf?(bet: Bet, leftMs: number | undefined): Exit
}

/** Rules whose kinds of bets and outcomes are not known here: what `readBet` and `draw` gave fits them. */
export type AnyShared = SharedRules<unknown, unknown>

/** How long each part of a round takes that does not depend on what is drawn: at a table one round follows the other. */
export type TablePace = {
  readonly bettingMs: number
  /** No more bets, and nothing shown yet. */
  readonly lockedMs: number
  /** What came of it can be read before the next round opens. */
  readonly restMs: number
}

/**
 * Draws fall when a calendar says, and a round has the number that its draw has there. It opens as soon as the one before
 * has rested. Draws that nobody could bet on, because the house was closed, are not held: then numbers are left out.
 */
export type CalendarPace = { readonly calendar: Calendar; readonly restMs: number }

export type SharedPace = TablePace | CalendarPace

export type SharedFacts = {
  /** What comes back of a stake in the long run, on the worst and on the best bet there is. */
  readonly returnMin: Rational
  readonly returnMax: Rational
  readonly volatility: 'low' | 'medium' | 'high' | 'extreme'
  /** In ten-thousandths of what was laid on the bet that pays most; null where a pool has no bound. */
  readonly largestWin: number | null
}

/** A table that can be opened: its place in the catalogue, its rules and its pace. */
export type SharedTitle = {
  readonly gameCode: string
  /** Below 10,000, where games stand that are made one by one. */
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
