import type { ArcadeRound, Balance, StakeRefusal } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Balances } from '../../money/wallet/index.ts'
import type { Seats } from '../fairness/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { atomsOf, findOpenOfGame } from '../round/index.ts'
import { offerIn } from '../slot/index.ts'
import { balanceOf, decideWager, type GateRefusal, type WagerGate } from '../wager/index.ts'
import type { Step } from './arcade.ts'
import { placeBet, type Settled } from './bet.actions.ts'
import { findSameBet, readRound, showFound } from './readRound.actions.ts'
import { makeMove } from './move.actions.ts'
import type { BetOptions } from './roundInPlay.actions.ts'

export type ArcadeOptions = BetOptions & {
  readonly balances: Balances
  readonly seats: Seats
  readonly gate: WagerGate
}

export type RoundAndBalance = { readonly round: ArcadeRound; readonly balance: Balance }

export type BetRequest = {
  readonly round: string
  readonly stake: bigint
  readonly bet: Readonly<Record<string, unknown>>
}

type BetRefusal =
  | StakeRefusal
  | GateRefusal
  | 'game.stake_not_offered'
  | 'game.bet_invalid'
  | 'game.round_open'
  | 'game.round_of_other_game'
  | 'fairness.seed_required'
  | 'server.busy'

/** What is wrong with a bet by today's rules and stakes. */
function formRefusal(
  { currency }: PlaySession,
  { stake }: BetRequest,
  read: unknown,
): 'game.bet_invalid' | 'game.stake_not_offered' | undefined {
  if (read === undefined) return 'game.bet_invalid'
  return offerIn(currency).stakes.includes(stake) ? undefined : 'game.stake_not_offered'
}

/** Opens a round, or returns the state of the round that was opened under the same id. */
export async function bet(
  options: ArcadeOptions,
  play: PlaySession,
  request: BetRequest,
  ip: string,
): Promise<Result<RoundAndBalance, BetRefusal>> {
  const { clock, gate, seats } = options
  const arcade = await options.openArcade(play.game)
  if (arcade === undefined) return err('game.bet_invalid')
  const read = arcade.title.rules.readBet(request.bet)
  const cost = read === undefined ? 0n : atomsOf(request.stake, arcade.title.rules.costOf(read))
  const facts = await gate.read(play, ip, { form: formRefusal(play, request, read), cost })
  const roundMsMin = await gate.roundMsMinOf(play)

  const turn = await seats.take(play.wallet, async (seat): Promise<Result<Settled, BetRefusal>> => {
    const pace = { round: request.round, last: seat.last, roundMsMin, nowMs: clock.nowMs() }
    const refusal = decideWager({ ...facts, pace })
    if (refusal === undefined) return placeBet(options, { player: play, seat }, arcade, { ...request, read })
    // A retry for a round that was opened is answered with that round, whatever refusal applies by now.
    const found = await findSameBet(options, play, request, seat)
    if (found === undefined) return err(refusal)
    return ok({ round: showFound(found), answer: await options.ledger.balanceOf(play.wallet) })
  })
  if (!turn.ok) return turn
  if (!turn.value.ok) return turn.value
  const { round, answer } = turn.value.value
  return ok({ round, balance: await balanceOf(options, play, answer) })
}

export type MoveRequest = {
  readonly round: string
  readonly at: number
  readonly move: Readonly<Record<string, unknown>>
}

type MoveRefusal = StakeRefusal | 'game.round_unknown' | 'game.move_refused' | 'server.busy'

/** Makes a move in an open round. What the move reveals is returned only after it was written. */
export async function move(
  options: ArcadeOptions,
  play: PlaySession,
  { round, at, move: asked }: MoveRequest,
): Promise<Result<RoundAndBalance, MoveRefusal>> {
  const step: Step = { at, move: asked }
  const turn = await options.seats.take(play.wallet, (seat) => makeMove(options, { player: play, seat }, round, step))
  if (!turn.ok) return turn
  if (!turn.value.ok) return turn.value
  return ok({ round: showFound(turn.value.value), balance: await balanceOf(options, play) })
}

/** The open round of this game, if there is one; or, once, the round that had to be voided. */
export async function current(
  options: ArcadeOptions,
  play: PlaySession,
): Promise<Result<{ readonly round: ArcadeRound | null; readonly balance: Balance }, 'server.busy'>> {
  const turn = await options.seats.take(play.wallet, async (seat) => {
    const open = await options.db.read((tx) => findOpenOfGame(tx, play.wallet, play.game))
    const found = open && (await readRound(options, play, open.id, seat))
    return found === undefined ? null : showFound(found)
  })
  if (!turn.ok) return turn
  return ok({ round: turn.value, balance: await balanceOf(options, play) })
}
