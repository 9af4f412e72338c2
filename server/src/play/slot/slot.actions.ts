import type { Balance, SlotRound, StakeRefusal } from '@ronda/contract'
import { err, ok, type Currency, type Result } from '@ronda/core'
import type { Answer, Ledger } from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Seat, Seats } from '../fairness/index.ts'
import { walletsOf, type Stakes } from '../jackpot/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { findGameOfRound, findRound, nameOfStake, usedIdRefusal, type StoredRound } from '../round/index.ts'
import {
  balanceOf,
  decideWager,
  placeDrawn,
  placedBy,
  placeWager,
  type GateRefusal,
  type WagerGate,
} from '../wager/index.ts'
import { Draw } from './draw.actions.ts'
import { showDrawn, showStored } from './rounds.view.ts'
import { spinRefusal, type SpinRequest } from './slot.ts'
import type { Slot } from './slots.actions.ts'

export type SlotOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly ledger: Ledger
  readonly balances: Balances
  readonly seats: Seats
  readonly openSlot: (game: string) => Promise<Slot | undefined>
  /** The pools that a real stake on this slot plays for, if any. */
  readonly stakesOf: (slot: Slot, play: PlaySession) => Promise<Stakes | undefined>
  /** Called after an award from a pool of this currency. */
  readonly onAwarded: (currency: Currency) => void
  readonly gate: WagerGate
}

export type Spun = { readonly round: SlotRound; readonly balance: Balance }

type Refusal =
  | StakeRefusal
  | GateRefusal
  | 'fairness.seed_required'
  | 'game.unknown'
  | 'game.stake_not_offered'
  | 'game.round_of_other_game'
  | 'server.busy'

/** A round that was played just now. */
type Staked = { readonly answer: Answer; readonly draw: Draw }

type Turn = { readonly play: PlaySession; readonly request: SpinRequest; readonly seat: Seat }

/** One ledger operation: stake, outcome, win and the record of the round are written together or not at all. */
async function stake(
  options: SlotOptions,
  slot: Slot,
  { play, request, seat }: Turn,
): Promise<Result<Staked, 'fairness.seed_required'>> {
  const stakes = await options.stakesOf(slot, play)
  return placeDrawn(seat, async (seed, nonce) => {
    const draw = new Draw({ slot, play, request, seed, nonce, stakes }, options.clock)
    const answer = await placeWager(options, {
      player: play,
      name: nameOfStake(play.wallet, request.roundId),
      amount: request.stake,
      ...(stakes && { pools: walletsOf(stakes) }),
      settle: (accepted, pools) => draw.settle(accepted, pools),
    })
    return { answer, draw }
  })
}

type Asked = { readonly play: PlaySession; readonly request: SpinRequest }

/** The round that this same request played before; undefined when its id is free, or belongs to another request. */
async function playedBefore({ db }: SlotOptions, { play, request }: Asked): Promise<StoredRound | undefined> {
  const found = await db.read((tx) => findRound(tx, play.wallet, request.roundId))
  const isSame = found?.game === play.game && found.stake === request.stake && found.bet === request.bet
  return isSame ? found : undefined
}

/** The id belongs to another spin, or to a round of another game. */
async function idRefusal({ db }: SlotOptions, { play, request }: Asked) {
  return usedIdRefusal(await db.read((tx) => findGameOfRound(tx, play.wallet, request.roundId)), play.game)
}

/**
 * Stakes in the player's turn. A retry of a round that was played is answered with that round, whatever refusal applies
 * by now.
 */
async function stakeOrShow(
  options: SlotOptions,
  slot: Slot,
  turn: Turn,
  refusal: Refusal | undefined,
): Promise<Result<Staked | StoredRound, Refusal>> {
  const staked = refusal === undefined ? await stake(options, slot, turn) : err(refusal)
  if (!staked.ok) {
    const stored = await playedBefore(options, turn)
    return stored ? ok(stored) : staked
  }
  const placed = placedBy(staked.value.answer)
  if (!placed.ok) return placed
  if (placed.value === undefined) {
    const stored = await playedBefore(options, turn)
    return stored ? ok(stored) : err(await idRefusal(options, turn))
  }
  turn.seat.advance({ id: turn.request.roundId, atMs: options.clock.nowMs() })
  return staked
}

/**
 * Answers for a game that was removed after it was opened, or that is not a slot: a played round is shown, and no stake
 * is taken.
 */
async function showRemoved(options: SlotOptions, asked: Asked): Promise<Result<Spun, 'game.unknown'>> {
  const stored = await playedBefore(options, asked)
  if (stored === undefined) return err('game.unknown')
  const { play } = asked
  return ok({ round: showStored(stored, play.currency), balance: await balanceOf(options, play) })
}

/** Plays one round, or returns the round that was played under the same id. */
export async function spin(
  options: SlotOptions,
  play: PlaySession,
  request: SpinRequest,
  ip: string,
): Promise<Result<Spun, Refusal>> {
  const { clock, gate, seats } = options
  const slot = await options.openSlot(play.game)
  if (slot === undefined) return showRemoved(options, { play, request })
  const form = spinRefusal(slot.model, request, play.currency)
  const facts = await gate.read(play, ip, { form, cost: request.stake })
  const roundMsMin = await gate.roundMsMinOf(play)
  const turn = await seats.take(play.wallet, (seat) => {
    const pace = { round: request.roundId, last: seat.last, roundMsMin, nowMs: clock.nowMs() }
    return stakeOrShow(options, slot, { play, request, seat }, decideWager({ ...facts, pace }))
  })
  if (!turn.ok) return turn
  if (!turn.value.ok) return turn.value
  const played = turn.value.value
  if ('draw' in played) return ok(await showStaked(options, play, played))
  return ok({ round: showStored(played, play.currency), balance: await balanceOf(options, play) })
}

async function showStaked(options: SlotOptions, play: PlaySession, { answer, draw }: Staked): Promise<Spun> {
  if (draw.round?.award !== '0') options.onAwarded(play.currency)
  return { round: showDrawn(draw), balance: await balanceOf(options, play, answer) }
}
