import type { RefusalCode } from '@ronda/contract'
import { assert, present } from '@ronda/core'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { openWallet, type Ledger, type WalletId } from '../ledger/index.ts'
import type { MemberWallets, WalletStore } from '../wallet/index.ts'
import { checkAnswer, nextTryMs, resultOf, type Move, type VendorAnswer, type VendorWallet } from './vendor.ts'
import { changeMove, findMove, leaveEmptySeat, markSeat, postponeMove } from './vendor.sql.ts'

export type SettleOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly ids: ServerIds
  readonly failures: Failures
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly vendors: readonly VendorWallet[]
  /** Whether this owner's identity must be verified before they play for money. */
  readonly isIdentityDue: (tx: Tx, owner: string) => Promise<boolean>
  /** Called after the owner's money has moved. */
  readonly onMoved: (owner: string) => void
}

/** The timeout for an answer of a vendor. */
const ANSWER_MS_MAX = 4_000
const UNKNOWN: VendorAnswer = { outcome: 'unknown' }

/** The answer, or `otherwise` after a timeout or an error. */
export function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ANSWER_MS_MAX)
  })
  return Promise.race([answer.catch(() => otherwise), late]).finally(() => clearTimeout(timer))
}

type MoveContext = { readonly memberWallets: MemberWallets; readonly wallet: WalletId; readonly vendor: VendorWallet }

async function readContext({ db, walletStore, vendors }: SettleOptions, move: Move): Promise<MoveContext> {
  const memberWallets = await walletStore.of(move.owner)
  const purpose = `vendor:${move.vendor}` as const
  const wallet = await db.write((tx) =>
    openWallet(tx, { owner: move.owner, purpose, currency: memberWallets.currency }),
  )
  const vendor = vendors.find(({ code }) => code === move.vendor)
  return { memberWallets, wallet, vendor: present(vendor, `the vendor ${move.vendor}`) }
}

async function ask({ vendor, memberWallets }: MoveContext, move: Move): Promise<VendorAnswer> {
  const { id, owner, amount } = move
  const about = { id, owner, currency: memberWallets.currency }
  const answer =
    move.direction === 'in'
      ? vendor.deposit({ ...about, amount: present(amount, 'the amount of a deposit') })
      : vendor.withdraw({ ...about, amount: amount ?? 'all' })
  return checkAnswer(move, await inTime(answer, UNKNOWN))
}

/** Asks for the state before repeating the request: both are idempotent, and reading changes nothing. */
async function askAgain(context: MoveContext, move: Move): Promise<VendorAnswer> {
  const state = await inTime(context.vendor.state(move.id), UNKNOWN)
  return state.outcome === 'absent' ? ask(context, move) : checkAnswer(move, state)
}

/** Makes the next step of a move. Returns the same move when only the vendor's answer can continue it. */
async function step(options: SettleOptions, context: MoveContext, move: Move, isAgain: boolean): Promise<Move> {
  switch (move.state) {
    case 'asked':
      return askVendor(options, context, move, isAgain)
    case 'agreed':
      return bookAgreed(options, context, move)
    case 'declined':
      return bookDeclined(options, context, move)
    default:
      return move
  }
}

/**
 * Notifies the owner of money that was moved. A refused move is reported only when the member requested it: the job
 * repeats its own.
 */
async function publishEnd({ walletStore, vendors }: SettleOptions, tx: Tx, move: Move, atMs: number): Promise<void> {
  const { id, owner, vendor, direction, state, cause } = move
  const amount = move.moved ?? move.amount
  const isDone = state === 'done' && amount !== null && amount > 0n
  if (!isDone && !(state === 'refused' && cause === 'member')) return
  const event = state === 'refused' ? 'vendor.refused' : direction === 'in' ? 'vendor.sent' : 'vendor.returned'
  const { currency } = await walletStore.of(owner)
  const name = vendors.find(({ code }) => code === vendor)?.name ?? vendor
  const facts = { amount, currency, name }
  await publishMemberEvent(tx, { account: owner, event, key: `${event}:${id}`, subject: id, facts, atMs })
}

async function change(options: SettleOptions, move: Move, to: Parameters<typeof changeMove>[2]): Promise<Move> {
  const { db, clock, onMoved } = options
  const nowMs = clock.nowMs()
  const changed = await db.write(async (tx) => {
    const next = await changeMove(tx, move.id, to, nowMs)
    if (next === undefined) return findMove(tx, move.id)
    const isHome = to.to === 'done' && move.direction === 'out' && next.remaining === 0n
    if (to.to === 'done') await markSeat(tx, { ...move, touchedAtMs: nowMs }, !isHome)
    // The money counted as being at the vendor from the moment of the request.
    if (to.to === 'refused' && move.direction === 'in') await leaveEmptySeat(tx, move)
    await publishEnd(options, tx, next, nowMs)
    return next
  })
  if (to.to === 'done' || to.to === 'refused') onMoved(move.owner)
  return present(changed, 'the move')
}

/** A move that cannot continue now must not block the others in the next run of the job. */
function postpone({ db, clock }: SettleOptions, { id, askedAtMs }: Move): Promise<void> {
  return db.write((tx) => postponeMove(tx, id, nextTryMs(askedAtMs, clock.nowMs())))
}

/** For a deposit the money is held first, so that it cannot be spent while the vendor answers. */
async function askVendor(options: SettleOptions, context: MoveContext, move: Move, isAgain: boolean): Promise<Move> {
  const { ledger } = options
  if (move.direction === 'in') {
    const { cash: wallet, held } = context.memberWallets
    const amount = present(move.amount, 'the amount of a deposit')
    const answer = await ledger.submit({ kind: 'hold', id: move.id, wallet, held, amount })
    if (!answer.accepted) return change(options, move, { from: 'asked', to: 'refused', refusal: answer.refusal })
  }
  const answer = await (isAgain ? askAgain(context, move) : ask(context, move))
  if (answer.outcome === 'unknown') {
    await postpone(options, move)
    return move
  }
  if (answer.outcome === 'refused') {
    const refusal: RefusalCode = 'vendor.refused'
    const to = move.direction === 'in' ? 'declined' : 'refused'
    return change(options, move, { from: 'asked', to, refusal })
  }
  const { moved, remaining } = answer
  // Only moves change this wallet, one at a time: the booked balance does not change until this one ends.
  const booked = (await ledger.balanceOf(context.wallet)).balance
  const result = move.direction === 'in' ? 0n : resultOf(moved, remaining, booked)
  return change(options, move, { from: 'asked', to: 'agreed', moved, remaining, result })
}

async function bookDeclined(options: SettleOptions, { memberWallets }: MoveContext, move: Move): Promise<Move> {
  const { cash: to, held: wallet } = memberWallets
  const answer = await options.ledger.submit({ kind: 'release', id: move.id, wallet, to })
  assert(answer.accepted, 'the hold of a declined vendor move is released')
  return change(options, move, { from: 'declined', to: 'refused' })
}

async function bookAgreed(options: SettleOptions, context: MoveContext, move: Move): Promise<Move> {
  if (move.direction === 'in') {
    const { held: wallet } = context.memberWallets
    const answer = await options.ledger.submit({ kind: 'capture', id: move.id, wallet, to: context.wallet })
    assert(answer.accepted, 'the hold of an agreed vendor move is captured')
  } else {
    await bookResult(options, context, move)
    await bookReturn(options, context, move)
  }
  return change(options, move, { from: 'agreed', to: 'done' })
}

/** Books what was won or lost at the vendor, against the game account. */
async function bookResult(
  { ids, ledger }: SettleOptions,
  { wallet, memberWallets }: MoveContext,
  move: Move,
): Promise<void> {
  const result = present(move.result, 'the result of an agreed move')
  if (result === 0n) return
  const houseAccount = ledger.houseAccount('game', memberWallets.currency)
  const id = ids.named('vendor.result', move.id)
  const answer =
    result > 0n
      ? await ledger.submit({ kind: 'payout', id, wallet, houseAccount, amount: result })
      : await ledger.submit({ kind: 'stake', id, wallet, houseAccount, amount: -result })
  assert(answer.accepted, 'the result of play at a vendor is booked')
}

async function bookReturn(
  { ledger }: SettleOptions,
  { wallet, memberWallets }: MoveContext,
  move: Move,
): Promise<void> {
  const amount = present(move.moved, 'the moved amount of an agreed move')
  if (amount === 0n) return
  const answer = await ledger.submit({ kind: 'transfer', id: move.id, wallet, to: memberWallets.cash, amount })
  assert(answer.accepted, 'the amount returned by a vendor is transferred')
}

/**
 * Advances a move to its end, or until only the vendor can continue it. Each step takes effect once, however often and
 * by which process it is tried, so that an interrupted move can always be continued.
 */
export async function settleMove(options: SettleOptions, move: Move, isAgain: boolean): Promise<Move> {
  let current = move
  try {
    const context = await readContext(options, move)
    for (;;) {
      const next = await step(options, context, current, isAgain)
      if (next.state === current.state) return next
      current = next
    }
  } catch (error) {
    // The stored state is where the move is continued.
    await postpone(options, move).catch((fault: unknown) =>
      options.log.warn({ err: fault }, 'a vendor move could not be postponed'),
    )
    throw error
  }
}

/**
 * Like `settleMove`, for a caller that waits for an answer: a failed move keeps its state, and the job continues it.
 */
export async function trySettling(options: SettleOptions, move: Move, isAgain: boolean): Promise<Move> {
  const { db, failures } = options
  let settled = move
  await failures.one('vendor.finish', move.id, async () => {
    settled = await settleMove(options, move, isAgain)
  })
  return settled === move ? ((await db.read((tx) => findMove(tx, move.id))) ?? move) : settled
}
