import type { Balance, SlotRound, StakeRefusal } from '@ronda/contract'
import { err, ok, present, type Currency, type Result } from '@ronda/core'
import { CompanionConflict, type Answer, type Ledger } from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Seat, Seats } from '../fairness/index.ts'
import { walletsOf, type Stakes } from '../jackpot/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { findRound, stakeRefusal } from '../round/index.ts'
import { Draw } from './draw.actions.ts'
import { showDrawn, showStored } from './rounds.actions.ts'
import { decideSpin, type SpinRequest } from './slot.ts'
import type { Slot } from './slots.actions.ts'

export type SlotOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ledger: Ledger
  readonly balances: Balances
  readonly seats: Seats
  readonly openSlot: (game: string) => Promise<Slot | undefined>
  /** What a real stake on this slot plays for besides its wins, if anything. */
  readonly stakesOf: (slot: Slot, play: PlaySession) => Promise<Stakes | undefined>
  /** Something was won in a pool of this currency. */
  readonly onAwarded: (currency: Currency) => void
  /** The market's shortest time between two rounds of real play, as it stands now. */
  readonly roundMsMin: () => Promise<number>
  /** Told before each stake of real money, while it can still be stopped: why none is taken now, if so. */
  readonly beforeStake: (wallet: number) => Promise<'limit.reality_due' | undefined>
}

export type Spun = { readonly round: SlotRound; readonly balance: Balance }

type Refusal = StakeRefusal | 'limit.reality_due' | 'game.stake_not_offered' | 'request.too_many' | 'server.busy'

/** Another process can take a number first, or rotate the seed; more often than this is no coincidence. */
const TRIES_MAX = 8

type Staked = { readonly answer: Answer; readonly draw: Draw }

type Turn = { readonly play: PlaySession; readonly request: SpinRequest; readonly seat: Seat }

/** One ledger operation: stake, outcome, win and the round's own record stand or fall together. */
async function stake(options: SlotOptions, slot: Slot, { play, request, seat }: Turn): Promise<Staked> {
  const { clock, ledger } = options
  const house = ledger.house(play.mode === 'real' ? 'game' : 'trial_game', play.currency)
  const stakes = await options.stakesOf(slot, play)
  for (let tries = 1; ; tries += 1) {
    const draw = new Draw({ slot, play, request, seed: seat.seed, nonce: seat.nonce, stakes }, clock)
    try {
      const answer = await ledger.submit({
        kind: 'stake',
        id: request.roundId,
        wallet: play.wallet,
        house,
        amount: request.stake,
        ...(stakes && { pools: walletsOf(stakes) }),
        settle: (accepted, pools) => draw.settle(accepted, pools),
      })
      return { answer, draw }
    } catch (error) {
      if (!(error instanceof CompanionConflict) || tries === TRIES_MAX) throw error
      // Nothing was written, and nobody has seen what was drawn.
      await seat.reload()
    }
  }
}

async function storedRound(options: SlotOptions, play: PlaySession, roundId: string): Promise<SlotRound> {
  const stored = await options.db.read((tx) => findRound(tx, play.wallet, roundId))
  const round = present(stored, 'the round of an accepted stake')
  return showStored(round, play.currency)
}

async function isPlayed({ db }: SlotOptions, play: PlaySession, roundId: string): Promise<boolean> {
  return (await db.read((tx) => findRound(tx, play.wallet, roundId))) !== undefined
}

/** Plays one round, or tells again how it went: the caller's name for it decides. */
export async function spin(
  options: SlotOptions,
  play: PlaySession,
  request: SpinRequest,
): Promise<Result<Spun, Refusal>> {
  const { clock, seats } = options
  const roundMsMin = play.mode === 'real' ? await options.roundMsMin() : 0
  const stopped = play.mode === 'real' ? await options.beforeStake(play.wallet) : undefined
  // A round that was played is told again, whatever has come due since.
  if (stopped !== undefined && !(await isPlayed(options, play, request.roundId))) return err(stopped)

  const slot = present(await options.openSlot(play.game), 'the slot of a play session')
  const turn = await seats.take(play.wallet, async (seat): Promise<Result<Staked, Refusal>> => {
    const pace = { last: seat.last, roundMsMin, nowMs: clock.nowMs() }
    const decided = decideSpin(slot.model, request, { currency: play.currency, ...pace })
    if (!decided.ok) return decided
    const staked = await stake(options, slot, { play, request, seat })
    const { answer } = staked
    if (!answer.accepted) return err(stakeRefusal(answer.refusal))
    if (!answer.replayed) seat.advance({ id: request.roundId, atMs: clock.nowMs() })
    return ok(staked)
  })
  if (!turn.ok) return turn
  if (!turn.value.ok) return turn.value

  const { answer, draw } = turn.value.value
  const isNew = draw.round !== undefined && !answer.replayed
  if (isNew && draw.round?.award !== '0') options.onAwarded(play.currency)
  const round = isNew ? showDrawn(draw) : await storedRound(options, play, request.roundId)
  const held = play.held === null ? 0n : await options.balances.of(play.held)
  return ok({ round, balance: { currency: play.currency, cash: answer.balance, held, seq: answer.seq } })
}
