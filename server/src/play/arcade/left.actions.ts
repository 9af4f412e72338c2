import { assert, hours } from '@ronda/core'
import type { Failures } from '../../platform/failures/index.ts'
import type { Seat, Seats } from '../fairness/index.ts'
import { findLeftOpen, type OpenRound } from '../round/index.ts'
import { readRound } from './readRound.actions.ts'
import { makeMove } from './move.actions.ts'
import type { BetOptions } from './roundInPlay.actions.ts'

/** A player who has not come back by then has left; the rules of each game say how the round is finished for them. */
const LEFT_MS = hours(24)
/** Above the number of moves of any game; without it a defect in the rules would loop forever. */
const MOVES_MAX = 200
const ROUNDS_MAX = 200

export type LeftOptions = BetOptions & { readonly seats: Seats; readonly failures: Failures }

async function finish(options: BetOptions, open: OpenRound, seat: Seat): Promise<void> {
  for (let moves = 0; moves < MOVES_MAX; moves += 1) {
    const found = await readRound(options, open, open.id, seat)
    if (found?.is !== 'open') return
    const { inPlay, state } = found
    const step = { at: inPlay.moves.length, move: inPlay.rules.finish(state.view) }
    const made = await makeMove(options, { player: open, seat }, open.id, step)
    assert(made.ok, `the default move of ${inPlay.rules.id}`)
  }
}

/** Finishes rounds that were left open, as the rules of each game say. One that fails does not stop the others. */
export async function finishLeft({ seats, failures, ...options }: LeftOptions): Promise<void> {
  const nowMs = options.clock.nowMs()
  const asked = { beforeMs: nowMs - LEFT_MS, nowMs, atMost: ROUNDS_MAX }
  const left = await options.db.read((tx) => findLeftOpen(tx, asked))
  const nameOf = ({ wallet, id }: OpenRound): string => `${wallet}/${id}`
  await failures.each('arcade.finish', left, nameOf, (open) =>
    seats.take(open.wallet, (seat) => finish(options, open, seat)),
  )
}
