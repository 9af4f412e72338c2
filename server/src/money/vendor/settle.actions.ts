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
import { believe, nextTryMs, resultOf, type Move, type VendorAnswer, type VendorWallet } from './vendor.ts'
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
  /** Whether papers must be approved before this owner plays for money. */
  readonly isIdentityDue: (tx: Tx, owner: string) => Promise<boolean>
  /** The money of this owner has moved. */
  readonly onMoved: (owner: string) => void
}

/** A vendor that has said nothing by then has not answered. */
const ANSWER_MS_MAX = 4_000
const SILENCE: VendorAnswer = { outcome: 'unknown' }

/** What it says in time; `otherwise` when it says nothing, or something went wrong on the way. */
export function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ANSWER_MS_MAX)
  })
  return Promise.race([answer.catch(() => otherwise), late]).finally(() => clearTimeout(timer))
}

type Place = { readonly memberWallets: MemberWallets; readonly wallet: WalletId; readonly vendor: VendorWallet }

async function placeOf({ db, walletStore, vendors }: SettleOptions, move: Move): Promise<Place> {
  const memberWallets = await walletStore.of(move.owner)
  const purpose = `vendor:${move.vendor}` as const
  const wallet = await db.write((tx) =>
    openWallet(tx, { owner: move.owner, purpose, currency: memberWallets.currency }),
  )
  const vendor = vendors.find(({ code }) => code === move.vendor)
  return { memberWallets, wallet, vendor: present(vendor, `the vendor ${move.vendor}`) }
}

async function ask({ vendor, memberWallets }: Place, move: Move): Promise<VendorAnswer> {
  const { id, owner, amount } = move
  const about = { id, owner, currency: memberWallets.currency }
  const answer =
    move.direction === 'in'
      ? vendor.deposit({ ...about, amount: present(amount, 'how much goes in') })
      : vendor.withdraw({ ...about, amount: amount ?? 'all' })
  return believe(move, await inTime(answer, SILENCE))
}

/** Asks what became of it before asking for it again: both are safe, and the first disturbs less. */
async function askAgain(place: Place, move: Move): Promise<VendorAnswer> {
  const state = await inTime(place.vendor.state(move.id), SILENCE)
  return state.outcome === 'absent' ? ask(place, move) : believe(move, state)
}

/** Takes the next step of a move. The same move when there is nothing to do until the vendor speaks. */
async function step(options: SettleOptions, place: Place, move: Move, isAgain: boolean): Promise<Move> {
  switch (move.state) {
    case 'asked':
      return askVendor(options, place, move, isAgain)
    case 'agreed':
      return bookAgreed(options, place, move)
    case 'declined':
      return bookDeclined(options, place, move)
    default:
      return move
  }
}

/**
 * Its owner is written to about money that went or came. What the clock asked for and did not get is asked for again by
 * the clock: only what the member asked for is worth a word.
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
    // It was taken to be there from the moment it was asked for.
    if (to.to === 'refused' && move.direction === 'in') await leaveEmptySeat(tx, move)
    await publishEnd(options, tx, next, nowMs)
    return next
  })
  if (to.to === 'done' || to.to === 'refused') onMoved(move.owner)
  return present(changed, 'a move that is written')
}

/** What cannot go on now must not stand before the others when the clock comes round again. */
function postpone({ db, clock }: SettleOptions, { id, askedAtMs }: Move): Promise<void> {
  return db.write((tx) => postponeMove(tx, id, nextTryMs(askedAtMs, clock.nowMs())))
}

/** In: the money is held first, so that it cannot be spent while the vendor thinks. */
async function askVendor(options: SettleOptions, place: Place, move: Move, isAgain: boolean): Promise<Move> {
  const { ledger } = options
  if (move.direction === 'in') {
    const { cash: wallet, held } = place.memberWallets
    const amount = present(move.amount, 'how much goes in')
    const answer = await ledger.submit({ kind: 'hold', id: move.id, wallet, held, amount })
    if (!answer.accepted) return change(options, move, { from: 'asked', to: 'refused', refusal: answer.refusal })
  }
  const answer = await (isAgain ? askAgain(place, move) : ask(place, move))
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
  // Only moves touch this wallet, and there is one at a time: what is booked stands still until this one is over.
  const booked = (await ledger.balanceOf(place.wallet)).balance
  const result = move.direction === 'in' ? 0n : resultOf(moved, remaining, booked)
  return change(options, move, { from: 'asked', to: 'agreed', moved, remaining, result })
}

async function bookDeclined(options: SettleOptions, { memberWallets }: Place, move: Move): Promise<Move> {
  const { cash: to, held: wallet } = memberWallets
  const answer = await options.ledger.submit({ kind: 'release', id: move.id, wallet, to })
  assert(answer.accepted, 'what was held for a vendor comes back')
  return change(options, move, { from: 'declined', to: 'refused' })
}

async function bookAgreed(options: SettleOptions, place: Place, move: Move): Promise<Move> {
  if (move.direction === 'in') {
    const { held: wallet } = place.memberWallets
    const answer = await options.ledger.submit({ kind: 'capture', id: move.id, wallet, to: place.wallet })
    assert(answer.accepted, 'what was held for a vendor arrives there')
  } else {
    await bookResult(options, place, move)
    await bookHome(options, place, move)
  }
  return change(options, move, { from: 'agreed', to: 'done' })
}

/** What was won or lost there, against the account that all games are played against. */
async function bookResult({ ids, ledger }: SettleOptions, { wallet, memberWallets }: Place, move: Move): Promise<void> {
  const result = present(move.result, 'the result of an agreed move')
  if (result === 0n) return
  const houseAccount = ledger.houseAccount('game', memberWallets.currency)
  const id = ids.named('vendor.result', move.id)
  const answer =
    result > 0n
      ? await ledger.submit({ kind: 'payout', id, wallet, houseAccount, amount: result })
      : await ledger.submit({ kind: 'stake', id, wallet, houseAccount, amount: -result })
  assert(answer.accepted, 'what was played at a vendor is booked')
}

async function bookHome({ ledger }: SettleOptions, { wallet, memberWallets }: Place, move: Move): Promise<void> {
  const amount = present(move.moved, 'what an agreed move brings')
  if (amount === 0n) return
  const answer = await ledger.submit({ kind: 'transfer', id: move.id, wallet, to: memberWallets.cash, amount })
  assert(answer.accepted, 'what the vendor gave back comes home')
}

/**
 * Takes a move as far as it goes: to its end, or to where only the vendor knows more. Each step is done once however often
 * it is tried, by whomever, so that a move can be taken up again wherever it was left.
 */
export async function settleMove(options: SettleOptions, move: Move, isAgain: boolean): Promise<Move> {
  let current = move
  try {
    const place = await placeOf(options, move)
    for (;;) {
      const next = await step(options, place, current, isAgain)
      if (next.state === current.state) return next
      current = next
    }
  } catch (error) {
    // What is written says where it stands: it is taken up again from there.
    await postpone(options, move).catch((fault: unknown) => options.log.warn({ err: fault }, 'nothing can be written'))
    throw error
  }
}

/** The same for whoever waits for an answer: a move that failed stands where it stands, and is taken up again. */
export async function trySettling(options: SettleOptions, move: Move, isAgain: boolean): Promise<Move> {
  const { db, failures } = options
  let settled = move
  await failures.one('vendor.finish', move.id, async () => {
    settled = await settleMove(options, move, isAgain)
  })
  return settled === move ? ((await db.read((tx) => findMove(tx, move.id))) ?? move) : settled
}
