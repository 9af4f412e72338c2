import type { Rational, Rng } from '@ronda/core'
import type { ParSheet } from './parSheet.ts'
import type { Grid, Round } from './step.ts'

/** The common part of all models. Each mechanic adds its own data; together they determine every round. */
export type ModelHead<Name extends string = string> = {
  readonly id: string
  readonly mechanic: Name
  /** Names for people, by symbol. */
  readonly symbols: readonly string[]
  /** Coins that a paid spin costs. */
  readonly cost: number
  /** The cost in coins of a round that begins in the feature; absent where it cannot be bought. */
  readonly buy?: number
}

/** How a round begins: with a paid spin, or bought straight into the feature. */
export type Bet = 'spin' | 'buy'

/** How a kind of slot plays. Small and pure: it runs in the server, in the game and in the verifier. */
export type Mechanic<Model extends ModelHead> = {
  /** Plays a round. Draws are final, and nothing but the model, the bet and the draws has an effect. */
  play(model: Model, bet: Bet, rng: Rng): Omit<Round, 'draws'>
  /** What the grid shows before the first round. */
  rest(model: Model): Grid
  /** Strips to show while reels turn; where cells are drawn one by one, symbols in their right proportions. */
  reels(model: Model, free: boolean): readonly (readonly number[])[]
  /** The rules that a model breaks, in words; none for a model that can be played and proven. */
  brokenRules(model: Model): readonly string[]
}

/** How its exact return is computed, in two ways that share no step and must give the same fraction. */
export type Proof<Model extends ModelHead> = {
  /** By counting symbols, by a formula, by dynamic programming. */
  byReason(model: Model, bet: Bet): Rational
  /** By enumerating everything that can happen. */
  byCounting(model: Model, bet: Bet): Rational
  /** Its other facts. */
  facts(model: Model): Omit<ParSheet, 'modelHash'>
}
