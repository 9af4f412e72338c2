import { err, ok, present, type Result, type Rng } from '@ronda/core'
import { isAlike, type AnyArcade, type ArcadeState } from '@ronda/games'

/** A round as far as it has been played. */
export type Played = {
  readonly rules: AnyArcade
  readonly stake: bigint
  readonly bet: unknown
  readonly moves: readonly unknown[]
}

/** The state of a round. A stored move was allowed when it was written, so replaying it cannot fail. */
export function stateOf({ rules, bet, moves }: Played, rng: Rng): ArcadeState<unknown> {
  return present(rules.play(bet, moves, rng), `a round of ${rules.id} as it was played`)
}

export type Step = {
  /** The requested move: its position in the round, and what is done there. */
  readonly at: number
  readonly move: unknown
}

/**
 * What becomes of a move: it is new, or it was made before. A different move at the same position, a gap before it, or
 * a move that the rules do not allow there is refused.
 */
export function decideMove(
  played: Played,
  { at, move }: Step,
  open: () => Rng,
): Result<{ readonly next: ArcadeState<unknown>; readonly isNew: boolean }, 'game.move_refused'> {
  const made = played.moves[at]
  if (made !== undefined) {
    return isAlike(made, move) ? ok({ next: stateOf(played, open()), isNew: false }) : err('game.move_refused')
  }
  if (at !== played.moves.length) return err('game.move_refused')
  const next = played.rules.play(played.bet, [...played.moves, move], open())
  return next ? ok({ next, isNew: true }) : err('game.move_refused')
}
