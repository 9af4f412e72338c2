import type { Balance, SlotRound, StakeRefusal } from '@ronda/contract'
import { err, ok, type Currency, type Result } from '@ronda/core'
import { CoWriteConflict, type Answer, type Ledger } from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Seat, Seats } from '../fairness/index.ts'
import { walletsOf, type Stakes } from '../jackpot/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { findRound, nameOfStake, stakeRefusal, type StoredRound } from '../round/index.ts'
import { Draw } from './draw.actions.ts'
import { showDrawn, showStored } from './rounds.actions.ts'
import { decideSpin, type SpinRequest } from './slot.ts'
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
  /** The market's shortest time between two rounds of real play, as it stands now. */
  readonly roundMsMin: () => Promise<number>
  /**
   * Called before each stake of real money, while it can still be stopped; returns the refusal if no stake is taken
   * now.
   */
  readonly beforeStake: (wallet: number) => Promise<'limit.reality_due' | undefined>
}

export type Spun = { readonly round: SlotRound; readonly balance: Balance }

type Refusal =
  | StakeRefusal
  | 'fairness.seed_required'
  | 'limit.reality_due'
  | 'game.unknown'
  | 'game.stake_not_offered'
  | 'request.too_many'
  | 'server.busy'

/** Another process can take a nonce first, or rotate the seed; more conflicts than this are a defect. */
const TRIES_MAX = 8

/** A round that was played just now. */
type Staked = { readonly answer: Answer; readonly draw: Draw }

type Turn = { readonly play: PlaySession; readonly request: SpinRequest; readonly seat: Seat }

/**
 * One ledger operation: stake, outcome, win and the record of the round are written together or not at all. Undefined
 * while the player has given no client seed.
 */
async function stake(options: SlotOptions, slot: Slot, { play, request, seat }: Turn): Promise<Staked | undefined> {
  const { clock, ids, ledger } = options
  const houseAccount = ledger.houseAccount(play.mode === 'real' ? 'game' : 'trial_game', play.currency)
  const stakes = await options.stakesOf(slot, play)
  for (let tries = 1; ; tries += 1) {
    const seed = seat.playable
    if (seed === undefined) return undefined
    const draw = new Draw({ slot, play, request, seed, nonce: seat.nonce, stakes }, clock)
    try {
      const answer = await ledger.submit({
        kind: 'stake',
        id: ids.named(...nameOfStake(play.wallet, request.roundId)),
        wallet: play.wallet,
        houseAccount,
        amount: request.stake,
        ...(stakes && { pools: walletsOf(stakes) }),
        settle: (accepted, pools) => draw.settle(accepted, pools),
      })
      return { answer, draw }
    } catch (error) {
      if (!(error instanceof CoWriteConflict) || tries === TRIES_MAX) throw error
      // Nothing was written, and nobody has seen what was drawn.
      await seat.reload()
    }
  }
}

type Asked = { readonly play: PlaySession; readonly request: SpinRequest }

/** The round that this same request played before; undefined when its id is free, or belongs to another request. */
async function playedBefore({ db }: SlotOptions, { play, request }: Asked): Promise<StoredRound | undefined> {
  const found = await db.read((tx) => findRound(tx, play.wallet, request.roundId))
  const isSame = found?.game === play.game && found.stake === request.stake && found.bet === request.bet
  return isSame ? found : undefined
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
  const staked = refusal === undefined ? await stake(options, slot, turn) : undefined
  if (staked === undefined) {
    const stored = await playedBefore(options, turn)
    return stored ? ok(stored) : err(refusal ?? 'fairness.seed_required')
  }
  const { answer } = staked
  if (!answer.accepted) return err(stakeRefusal(answer.refusal))
  if (answer.replayed) {
    const stored = await playedBefore(options, turn)
    // The id belongs to a round of an arcade game with the same cost.
    return stored ? ok(stored) : err('wallet.key_reused')
  }
  turn.seat.advance({ id: turn.request.roundId, atMs: options.clock.nowMs() })
  return ok(staked)
}

/**
 * Answers for a game that was removed after it was opened, or that is not a slot: a played round is shown, and no stake
 * is taken.
 */
async function showRemoved(options: SlotOptions, asked: Asked): Promise<Result<Spun, 'game.unknown'>> {
  const stored = await playedBefore(options, asked)
  if (stored === undefined) return err('game.unknown')
  const { play } = asked
  const balance = await balanceAt(options, play, await options.ledger.balanceOf(play.wallet))
  return ok({ round: showStored(stored, play.currency), balance })
}

/** Plays one round, or returns the round that was played under the same id. */
export async function spin(
  options: SlotOptions,
  play: PlaySession,
  request: SpinRequest,
): Promise<Result<Spun, Refusal>> {
  const { clock, seats } = options
  const roundMsMin = play.mode === 'real' ? await options.roundMsMin() : 0
  const stopped = play.mode === 'real' ? await options.beforeStake(play.wallet) : undefined
  const slot = await options.openSlot(play.game)
  if (slot === undefined) return showRemoved(options, { play, request })
  const turn = await seats.take(play.wallet, (seat) => {
    const pace = { last: seat.last, roundMsMin, nowMs: clock.nowMs() }
    const decided = decideSpin(slot.model, request, { currency: play.currency, ...pace })
    const refusal = stopped ?? (decided.ok ? undefined : decided.error)
    return stakeOrShow(options, slot, { play, request, seat }, refusal)
  })
  if (!turn.ok) return turn
  if (!turn.value.ok) return turn.value
  const played = turn.value.value
  if ('draw' in played) return ok(await showStaked(options, play, played))
  const answer = await options.ledger.balanceOf(play.wallet)
  return ok({ round: showStored(played, play.currency), balance: await balanceAt(options, play, answer) })
}

async function showStaked(options: SlotOptions, play: PlaySession, { answer, draw }: Staked): Promise<Spun> {
  if (draw.round?.award !== '0') options.onAwarded(play.currency)
  return { round: showDrawn(draw), balance: await balanceAt(options, play, answer) }
}

async function balanceAt(
  { balances }: SlotOptions,
  { currency, held }: PlaySession,
  { balance, seq }: Pick<Answer, 'balance' | 'seq'>,
): Promise<Balance> {
  return { currency, cash: balance, held: held === null ? 0n : await balances.of(held), seq }
}
