import { randomUUID } from 'node:crypto'
import { err, minutes, ok, seconds, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { hasPlayLimits } from '../control/index.ts'
import type { WalletId } from '../ledger/index.ts'
import { findBettingRefusal } from '../wallet/index.ts'
import { inTime, settleMove, trySettling, type SettleOptions } from './settle.actions.ts'
import { moveRefusal, type BettingRefusal, type Move, type MoveRefusal } from './vendor.ts'
import * as stored from './vendor.sql.ts'

/** Nobody has played at the vendor for this long: the money comes home by itself. */
const IDLE_MS = minutes(30)
/** While the first attempt is under way, the clock leaves the move alone. */
const FIRST_TRY_MS = seconds(20)
/** A move that was just asked for is left to who asked. */
const LOOK_MS = seconds(3)
const DUE_MAX = 50
const IDLE_MAX = 50
const RECALLED_MAX = 50
const RECENT_MAX = 10

export type MoveAsk = Pick<Move, 'owner' | 'vendor' | 'direction' | 'amount' | 'cause'> & { readonly key: string }
export type AskRefusal = MoveRefusal | 'vendor.busy' | 'wallet.key_reused'

export type VendorHere = {
  readonly code: string
  readonly name: string
  /** What the vendor says is there; undefined while nothing is away or it does not say. */
  readonly reported: bigint | undefined
}

export type Vendors = {
  /** Moves money, or hears again what became of it. */
  move(ask: MoveAsk): Promise<Result<Move, AskRefusal>>
  /** Brings everything of an owner home, from one vendor or from all. */
  bringHome(owner: string, cause: Move['cause'], vendor?: string): Promise<readonly Move[]>
  /** Takes up what was left; brings home what nobody plays with. */
  finishDue(): Promise<number>
  returnIdle(): Promise<number>
  /** Brings home what is away although its owner is restricted. */
  recallRestricted(): Promise<number>
  list(owner: string): Promise<{ readonly vendors: readonly VendorHere[]; readonly recent: readonly Move[] }>
  isAway(tx: Tx, owner: string): Promise<boolean>
  /** Which of these are moves to or from a vendor, and which vendor that is. */
  movesAmong(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, stored.MoveKnown>>
  nameOf(code: string): string
}

function isSame(move: Move, ask: MoveAsk): boolean {
  const { owner, vendor, direction, amount } = ask
  return move.owner === owner && move.vendor === vendor && move.direction === direction && move.amount === amount
}

type Claim = { readonly move: Move; readonly isNew: boolean }

/** Somebody was faster: with this very move, or with another that the vendor has not answered yet. */
async function claimedMeanwhile(tx: Tx, id: string, ask: MoveAsk): Promise<Result<Claim, AskRefusal>> {
  const known = await stored.findMove(tx, id)
  if (known === undefined) return err('vendor.busy')
  return isSame(known, ask) ? ok({ move: known, isNew: false }) : err('wallet.key_reused')
}

/** Why this owner may not play, if so. Who brings money home is not asked. */
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

/** The move as it is written: a new one, or the one that has this name already. */
async function claimMove(options: SettleOptions, ask: MoveAsk): Promise<Result<Claim, AskRefusal>> {
  const { db, clock, ids, walletStore, vendors } = options
  const memberWallets = await walletStore.of(ask.owner)
  const id = ids.named('vendor.move', ask.owner, ask.key)
  const nowMs = clock.nowMs()
  return db.transact<Claim, AskRefusal>(async (tx) => {
    // A retry hears what became of the first, whatever has changed since.
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

/** Every vendor with what it says is there, and the latest moves. */
async function look({ db, vendors }: SettleOptions, owner: string): Promise<Awaited<ReturnType<Vendors['list']>>> {
  const { seats, recent } = await db.read(async (tx) => ({
    seats: await stored.findSeatsOf(tx, [owner]),
    recent: await stored.listMoves(tx, owner, RECENT_MAX),
  }))
  const here = vendors.map(async (vendor): Promise<VendorHere> => {
    const isAway = seats.some((seat) => seat.vendor === vendor.code)
    const there = isAway ? await inTime(vendor.balance(owner), undefined) : undefined
    return { code: vendor.code, name: vendor.name, reported: there?.amount }
  })
  return { vendors: await Promise.all(here), recent }
}

type Place = Pick<stored.Seat, 'owner' | 'vendor'>

/** How money moves, there and back. */
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

  /** Who looks at moves that wait should not have to wait for the job as well. */
  async function settleWaiting(owner: string): Promise<void> {
    const moves = await db.read((tx) => stored.listMoves(tx, owner, RECENT_MAX))
    const waiting = moves.filter(({ state }) => state !== 'done' && state !== 'refused')
    const due = waiting.filter(({ askedAtMs }) => askedAtMs <= clock.nowMs() - LOOK_MS)
    await Promise.all(due.map((one) => settle(one, true)))
  }

  async function bringSeatHome({ owner, vendor }: Place, cause: Move['cause']): Promise<Move | undefined> {
    const home = await move({ key: randomUUID(), owner, vendor, direction: 'out', amount: null, cause })
    return home.ok ? home.value : undefined
  }

  /** Whoever was restricted while their money was on its way there has it back as soon as it has arrived. */
  async function recallArrived({ owner, vendor, direction, state }: Move): Promise<void> {
    if (direction === 'out' || state !== 'done') return
    const isRestricted = await db.read((tx) => stored.isOwnerRestricted(tx, owner, clock.nowMs()))
    if (isRestricted) await bringSeatHome({ owner, vendor }, 'restricted')
  }

  /** Takes up a move that was left. */
  const finish = async (left: Move): Promise<void> => recallArrived(await settleMove(options, left, true))

  return { move, bringSeatHome, finish, settleWaiting }
}

export function openVendors(options: SettleOptions): Vendors {
  const { db, clock, vendors } = options
  const { move, bringSeatHome, finish, settleWaiting } = openMoving(options)

  /** Brings it home if nobody has played with it. What does not come now is asked for again after as long a while. */
  async function returnSeat(seat: stored.Seat, nowMs: number): Promise<void> {
    const vendor = vendors.find(({ code }) => code === seat.vendor)
    const there = vendor && (await inTime(vendor.balance(seat.owner), undefined))
    const playedAtMs = there?.playedAtMs ?? 0
    const isPlayed = playedAtMs > nowMs - IDLE_MS
    const home = isPlayed ? undefined : await bringSeatHome(seat, 'idle')
    if (home?.state === 'done') return
    await db.write((tx) => stored.touchSeat(tx, { ...seat, touchedAtMs: isPlayed ? playedAtMs : nowMs }))
  }

  /** What the vendor has not answered yet is asked for until it does; what it refuses is tried again after a while. */
  async function recallSeat(seat: stored.Seat): Promise<void> {
    const home = await bringSeatHome(seat, 'restricted')
    if (home?.state === 'refused') throw new Error(`the vendor ${seat.vendor} does not give back what is there`)
  }

  return {
    move,
    async bringHome(owner, cause, only) {
      const seats = await db.read((tx) => stored.findSeatsOf(tx, [owner]))
      const wanted = seats.filter(({ vendor }) => only === undefined || vendor === only)
      const moves = await Promise.all(wanted.map((seat) => bringSeatHome(seat, cause)))
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
      return look(options, owner)
    },
    isAway: async (tx, owner) => (await stored.findSeatsOf(tx, [owner])).length > 0,
    movesAmong: stored.movesAmong,
    nameOf: (code) => vendors.find((vendor) => vendor.code === code)?.name ?? code,
  }
}
