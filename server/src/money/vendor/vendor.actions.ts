import { randomUUID } from 'node:crypto'
import { err, minutes, ok, seconds, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { hasPlayLimits } from '../control/index.ts'
import type { WalletId } from '../ledger/index.ts'
import { findBettingRefusal } from '../wallet/index.ts'
import { inTime, settleMove, trySettling, type SettleOptions } from './settle.actions.ts'
import { moveRefusal, type BettingRefusal, type Move, type MoveRefusal } from './vendor.ts'
import * as stored from './vendor.sql.ts'

/** After this long without play at the vendor, the money is returned automatically. */
const IDLE_MS = minutes(30)
/** During the first attempt the job does not touch the move. */
const FIRST_TRY_MS = seconds(20)
/** A newer move is left to the request that started it. */
const SETTLE_AFTER_MS = seconds(3)
const DUE_MAX = 50
const IDLE_MAX = 50
const RECALLED_MAX = 50
const RECENT_MAX = 10

export type MoveAsk = Pick<Move, 'owner' | 'vendor' | 'direction' | 'amount' | 'cause'> & { readonly key: string }
export type AskRefusal = MoveRefusal | 'vendor.busy' | 'wallet.key_reused'

export type VendorStatus = {
  readonly code: string
  readonly name: string
  /** The balance that the vendor reports; undefined when nothing is there or it does not answer. */
  readonly reported: bigint | undefined
}

export type Vendors = {
  /** Moves money, or returns the result of the first request with this key. */
  move(ask: MoveAsk): Promise<Result<Move, AskRefusal>>
  /** Returns all money of an owner from one vendor or from all. */
  bringHome(owner: string, cause: Move['cause'], vendor?: string): Promise<readonly Move[]>
  /** Continues interrupted moves. */
  finishDue(): Promise<number>
  returnIdle(): Promise<number>
  /** Returns money from vendors whose owner is restricted. */
  recallRestricted(): Promise<number>
  list(owner: string): Promise<{ readonly vendors: readonly VendorStatus[]; readonly recent: readonly Move[] }>
  isAway(tx: Tx, owner: string): Promise<boolean>
  /** For each of these ids that is a move: its vendor and its outcome. */
  movesAmong(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, stored.MoveKnown>>
  nameOf(code: string): string
}

function isSame(move: Move, ask: MoveAsk): boolean {
  const { owner, vendor, direction, amount } = ask
  return move.owner === owner && move.vendor === vendor && move.direction === direction && move.amount === amount
}

type Claim = { readonly move: Move; readonly isNew: boolean }

/** Another request was first: with the same move, or with another one that the vendor has not answered yet. */
async function claimedMeanwhile(tx: Tx, id: string, ask: MoveAsk): Promise<Result<Claim, AskRefusal>> {
  const known = await stored.findMove(tx, id)
  if (known === undefined) return err('vendor.busy')
  return isSame(known, ask) ? ok({ move: known, isNew: false }) : err('wallet.key_reused')
}

/** Why this owner may not play, if so. Verification is not required for returning money. */
async function bettingRefusal(
  { clock, isIdentityDue }: SettleOptions,
  tx: Tx,
  wallet: WalletId,
  { owner, direction }: MoveAsk,
): Promise<BettingRefusal | undefined> {
  const refusal = await findBettingRefusal(tx, wallet, clock.nowMs())
  if (refusal !== undefined || direction === 'out') return refusal
  return (await isIdentityDue(tx, owner)) ? 'limit.identity_required' : undefined
}

/** The stored move: a new one, or the one that already has this id. */
async function claimMove(options: SettleOptions, ask: MoveAsk): Promise<Result<Claim, AskRefusal>> {
  const { db, clock, ids, walletStore, vendors } = options
  const memberWallets = await walletStore.of(ask.owner)
  const id = ids.named('vendor.move', ask.owner, ask.key)
  const nowMs = clock.nowMs()
  return db.transact<Claim, AskRefusal>(async (tx) => {
    // A retry gets the result of the first request, whatever has changed since.
    const known = await stored.findMove(tx, id)
    if (known) return isSame(known, ask) ? ok({ move: known, isNew: false }) : err('wallet.key_reused')

    const { direction, amount, owner } = ask
    const vendor = vendors.find(({ code }) => code === ask.vendor)
    const betting = await bettingRefusal(options, tx, memberWallets.cash, ask)
    const hasLimits = await hasPlayLimits(tx, owner)
    const refusal = moveRefusal({ vendor, direction, amount, currency: memberWallets.currency, betting, hasLimits })
    if (refusal) return err(refusal)

    const move = await stored.insertMove(tx, { ...ask, id, askedAtMs: nowMs }, nowMs + FIRST_TRY_MS)
    if (!move) return claimedMeanwhile(tx, id, ask)
    if (direction === 'in') await stored.markSeat(tx, { owner, vendor: ask.vendor, touchedAtMs: nowMs }, true)
    return ok({ move, isNew: true })
  })
}

const nameOfSeat = ({ owner, vendor }: stored.Seat): string => `${owner}/${vendor}`

/** Every vendor with the balance it reports, and the latest moves. */
async function listVendors(
  { db, vendors }: SettleOptions,
  owner: string,
): Promise<Awaited<ReturnType<Vendors['list']>>> {
  const { seats, recent } = await db.read(async (tx) => ({
    seats: await stored.findSeatsOf(tx, [owner]),
    recent: await stored.listMoves(tx, owner, RECENT_MAX),
  }))
  const here = vendors.map(async (vendor): Promise<VendorStatus> => {
    const isAway = seats.some((seat) => seat.vendor === vendor.code)
    const there = isAway ? await inTime(vendor.balance(owner), undefined) : undefined
    return { code: vendor.code, name: vendor.name, reported: there?.amount }
  })
  return { vendors: await Promise.all(here), recent }
}

type SeatName = Pick<stored.Seat, 'owner' | 'vendor'>

/** Moves money to vendors and back. */
function openMoving(options: SettleOptions) {
  const { db, clock } = options

  async function move(ask: MoveAsk): Promise<Result<Move, AskRefusal>> {
    const claimed = await claimMove(options, ask)
    return claimed.ok ? ok(await settle(claimed.value.move, !claimed.value.isNew)) : claimed
  }

  async function settle(open: Move, isAgain: boolean): Promise<Move> {
    const settled = await trySettling(options, open, isAgain)
    await recallArrived(settled)
    return settled
  }

  /** Reading the list continues waiting moves, so that the member need not wait for the job. */
  async function settleWaiting(owner: string): Promise<void> {
    const moves = await db.read((tx) => stored.listMoves(tx, owner, RECENT_MAX))
    const waiting = moves.filter(({ state }) => state !== 'done' && state !== 'refused')
    const due = waiting.filter(({ askedAtMs }) => askedAtMs <= clock.nowMs() - SETTLE_AFTER_MS)
    await Promise.all(due.map((one) => settle(one, true)))
  }

  async function returnMoney({ owner, vendor }: SeatName, cause: Move['cause']): Promise<Move | undefined> {
    const returned = await move({ key: randomUUID(), owner, vendor, direction: 'out', amount: null, cause })
    return returned.ok ? returned.value : undefined
  }

  /** Returns money that arrived at the vendor after its owner was restricted. */
  async function recallArrived({ owner, vendor, direction, state }: Move): Promise<void> {
    if (direction === 'out' || state !== 'done') return
    const isRestricted = await db.read((tx) => stored.isOwnerRestricted(tx, owner, clock.nowMs()))
    if (isRestricted) await returnMoney({ owner, vendor }, 'restricted')
  }

  /** Continues an interrupted move. */
  const finish = async (left: Move): Promise<void> => recallArrived(await settleMove(options, left, true))

  return { move, returnMoney, finish, settleWaiting }
}

export function openVendors(options: SettleOptions): Vendors {
  const { db, clock, vendors } = options
  const { move, returnMoney, finish, settleWaiting } = openMoving(options)

  /**
   * Returns the money if it is not being played with. What cannot be returned now is tried again after the same time.
   */
  async function returnSeat(seat: stored.Seat, nowMs: number): Promise<void> {
    const vendor = vendors.find(({ code }) => code === seat.vendor)
    const there = vendor && (await inTime(vendor.balance(seat.owner), undefined))
    const playedAtMs = there?.playedAtMs ?? 0
    const isPlayed = playedAtMs > nowMs - IDLE_MS
    const returned = isPlayed ? undefined : await returnMoney(seat, 'idle')
    if (returned?.state === 'done') return
    await db.write((tx) => stored.touchSeat(tx, { ...seat, touchedAtMs: isPlayed ? playedAtMs : nowMs }))
  }

  /** An unanswered request is repeated by the job; a refused one is tried again after a while. */
  async function recallSeat(seat: stored.Seat): Promise<void> {
    const returned = await returnMoney(seat, 'restricted')
    if (returned?.state === 'refused')
      throw new Error(`the vendor ${seat.vendor} refused to return the money of a restricted member`)
  }

  return {
    move,
    async bringHome(owner, cause, only) {
      const seats = await db.read((tx) => stored.findSeatsOf(tx, [owner]))
      const wanted = seats.filter(({ vendor }) => only === undefined || vendor === only)
      const moves = await Promise.all(wanted.map((seat) => returnMoney(seat, cause)))
      return moves.filter((one) => one !== undefined)
    },
    async finishDue() {
      const due = await db.read((tx) => stored.findDueMoves(tx, clock.nowMs(), DUE_MAX))
      await options.failures.each('vendor.finish', due, ({ id }) => id, finish)
      return due.length
    },
    async recallRestricted() {
      const seats = await db.read((tx) => stored.findRestrictedSeats(tx, clock.nowMs(), RECALLED_MAX))
      await options.failures.each(stored.RECALL, seats, nameOfSeat, recallSeat)
      return seats.length
    },
    async returnIdle() {
      const nowMs = clock.nowMs()
      const seats = await db.read((tx) => stored.findIdleSeats(tx, nowMs - IDLE_MS, IDLE_MAX))
      await options.failures.each('vendor.return', seats, nameOfSeat, (seat) => returnSeat(seat, nowMs))
      return seats.length
    },
    async list(owner) {
      await settleWaiting(owner)
      return listVendors(options, owner)
    },
    isAway: async (tx, owner) => (await stored.findSeatsOf(tx, [owner])).length > 0,
    movesAmong: stored.movesAmong,
    nameOf: (code) => vendors.find((vendor) => vendor.code === code)?.name ?? code,
  }
}
