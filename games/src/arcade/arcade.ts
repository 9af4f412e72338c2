import type { Rng } from '@ronda/core'

/** Amounts are counted in this: 10,000 are the base stake, so that every multiple with four decimals is whole. */
export const WHOLE = 10_000

/**
 * A single-player game. The whole round is a function of the bet, the moves and the draws: so it can be resumed,
 * replayed and verified. Bets, moves, views and the model are plain JSON.
 */
export type ArcadeRules<Bet, Move, View> = {
  readonly id: string
  /** All numbers that determine what is paid, as plain data. Its hash identifies the rules in every round. */
  readonly model: object
  /** Undefined for anything that is not a bet of this game. */
  readBet(value: unknown): Bet | undefined
  readMove(value: unknown): Move | undefined
  /** What the bet costs at the beginning, in ten-thousandths of the base stake. It does not depend on the outcome. */
  costOf(bet: Bet): number
  /** Computes the round from its start every time. Undefined when a move is not allowed at its position. */
  play(bet: Bet, moves: readonly Move[], rng: Rng): ArcadeState<View> | undefined
  /** The move made for a player who left: the published default, repeated until the round is over. */
  finish(view: View): Move
}

export type ArcadeState<View> = {
  /** Only what the player may see now: never a hidden mine or card. */
  readonly view: View
  readonly isOver: boolean
  /** In ten-thousandths of the base stake: what is staked in total, and what is paid once the round is over. */
  readonly staked: number
  readonly paid: number
  /** The player took the stake back before anything was risked: the round counts as no bet. */
  readonly isTakenBack?: boolean
}

/** Rules whose types of bets and moves are not known here: only pass them what `readBet` and `readMove` returned. */
export type AnyArcade = ArcadeRules<unknown, unknown, unknown>

/** A game that ends as soon as it is drawn, and whose bet costs one stake. */
export type InstantRules<Bet, View> = {
  readonly id: string
  readonly model: object
  readBet(value: unknown): Bet | undefined
  /** Every draw of the round, and its result; `paid` in ten-thousandths of the stake. */
  draw(bet: Bet, rng: Rng): { readonly view: View; readonly paid: number }
}

export function instant<Bet, View>({ draw, ...rules }: InstantRules<Bet, View>): ArcadeRules<Bet, never, View> {
  return {
    ...rules,
    readMove: () => undefined,
    costOf: () => WHOLE,
    play(bet, moves, rng) {
      if (moves.length > 0) return undefined
      return { ...draw(bet, rng), isOver: true, staked: WHOLE }
    },
    finish() {
      throw new Error(`a round of ${rules.id} is never left open`)
    },
  }
}
