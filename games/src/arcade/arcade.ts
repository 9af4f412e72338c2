import type { Rng } from '@ronda/core'

/** What a stake is counted in: 10,000 of these are the base stake, so that every multiple with four decimals is whole. */
export const WHOLE = 10_000

/**
 * A solo game. The whole round is a function of the bet, the moves and the draws: so it can be resumed, replayed and
 * verified. Bets, moves, views and the model are plain JSON.
 */
export type ArcadeRules<Bet, Move, View> = {
  readonly id: string
  /** All numbers that decide what is paid, as plain data. Its hash names the rules in every round. */
  readonly model: object
  /** Undefined for what is no bet of this game. */
  readBet(value: unknown): Bet | undefined
  readMove(value: unknown): Move | undefined
  /** What the bet costs at the beginning, in ten-thousandths of the base stake. The outcome has no part in it. */
  costOf(bet: Bet): number
  /** From nothing, every time. A move that the rules do not allow where it stands gives undefined. */
  play(bet: Bet, moves: readonly Move[], rng: Rng): ArcadeState<View> | undefined
  /** What is done in the name of a player who left: the published default, again and again until the round is over. */
  finish(view: View): Move
}

export type ArcadeState<View> = {
  /** Only what the player may see now: never a hidden mine or card. */
  readonly view: View
  readonly isOver: boolean
  /** In ten-thousandths of the base stake: what is at stake altogether, and what is paid once the round is over. */
  readonly staked: number
  readonly paid: number
}

/** Rules whose kinds of bets and moves are not known here: what `readBet` and `readMove` gave fits them. */
export type AnyArcade = ArcadeRules<unknown, unknown, unknown>

/** A game that is over as soon as it is drawn, and the bet of which costs one stake. */
export type InstantRules<Bet, View> = {
  readonly id: string
  readonly model: object
  readBet(value: unknown): Bet | undefined
  /** Every draw of the round, and what came of it; `paid` in ten-thousandths of the stake. */
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
