import { err, minutes, ok, present, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { doEach } from '../../platform/jobs/each.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Purses } from '../wallet/index.ts'
import {
  blockedUntil,
  boundsOf,
  directionOf,
  FAILURES_LOOK_BACK_MS,
  isFailure,
  sendRefusal,
  type Person,
  type SendRefusal,
  type TransferPolicy,
} from './transfer.ts'
import * as stored from './transfer.sql.ts'

export type PaymentRefusal =
  | 'payment_password.missing'
  | 'payment_password.wrong'
  | 'payment_password.locked'
  | 'server.busy'

export type TransferOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ledger: Ledger
  readonly purses: Purses
  readonly policy: () => Promise<TransferPolicy>
  readonly checkPaymentPassword: (account: string, text: string) => Promise<Result<undefined, PaymentRefusal>>
  readonly hasPaymentPassword: (account: string) => Promise<boolean>
  /** Takes what the sender owes the house first: it does not leave for somebody else's purse. */
  readonly collectDebts: (owner: string) => Promise<void>
  /** Whether money of theirs is in an open round or at a vendor. */
  readonly isPlaying: (tx: Tx, account: string) => Promise<boolean>
  /** Whether they may be given this much, as a deposit may: their own limits and breaks stand before an agent's will. */
  readonly isClosedTo: (tx: Tx, receiver: string, amount: bigint, nowMs: number) => Promise<boolean>
  /** Money of these two has moved. */
  readonly onMoved: (owner: string) => void
}

export type Ask = {
  readonly key: string
  readonly sender: string
  readonly to: string
  readonly amount: bigint
  readonly reason: string
  readonly paymentPassword: string
}

export type AskRefusal =
  | SendRefusal
  | PaymentRefusal
  | 'transfer.blocked'
  | 'wallet.insufficient_funds'
  | 'wallet.key_reused'

export type Shown = stored.Transfer & { readonly other: Person; readonly isOut: boolean }

/** A transfer that was left in the middle is taken up again after this long. */
const LEFT_MS = minutes(1)
const LEFT_MAX = 100
const PAGE_MAX = 20
const BROUGHT_MAX = 50
const FAILURES_KEPT = 20

const blockOf = async (tx: Tx, account: string, nowMs: number): Promise<number | undefined> =>
  blockedUntil(await stored.findFailures(tx, account, nowMs - FAILURES_LOOK_BACK_MS, FAILURES_KEPT), nowMs)

const isSame = ({ sender, amount }: stored.Transfer, ask: Ask): boolean =>
  sender === ask.sender && amount === ask.amount

/** Writes down what was asked for, unless something stands against it. What was sent today is held until that is done. */
function claimTransfer(
  options: TransferOptions,
  ask: Ask,
  policy: TransferPolicy,
): Promise<Result<stored.Transfer, AskRefusal>> {
  const { db, clock, isPlaying, isClosedTo } = options
  const nowMs = clock.nowMs()
  return db.transact<stored.Transfer, AskRefusal>(async (tx) => {
    const sentToday = await stored.lockDay(tx, ask.sender, nowMs)
    // Asked twice at once: whoever came second has waited for the first, and hears what became of it.
    const known = await stored.findTransfer(tx, ask.key)
    if (known) return isSame(known, ask) ? ok(known) : err('wallet.key_reused')
    const sender = present(await stored.findPerson(tx, ask.sender), 'who sends')
    const receiver = await stored.findByNumber(tx, ask.sender, ask.to)
    const direction = receiver && directionOf(sender, receiver)
    const refusal = sendRefusal({
      policy,
      sender,
      receiver,
      amount: ask.amount,
      sentToday,
      isPlaying: await isPlaying(tx, ask.sender),
      isReceiverClosed: direction === 'down' && (await isClosedTo(tx, receiver?.id ?? '', ask.amount, nowMs)),
    })
    if (refusal || !receiver || !direction) return err(refusal ?? 'transfer.not_in_line')
    const { key: id, amount, reason } = ask
    const about = { id, sender: sender.id, receiver: receiver.id, direction, currency: sender.currency }
    const transfer = await stored.insertTransfer(tx, { ...about, amount, reason: reason.trim(), askedAtMs: nowMs })
    if (!transfer) return err('wallet.key_reused')
    await stored.addToDay(tx, sender.id, amount, nowMs)
    return ok(transfer)
  })
}

/** Moves the money and writes down what came of it. Done once, however often it is tried. */
async function settle(options: TransferOptions, transfer: stored.Transfer): Promise<stored.Transfer> {
  const { db, clock, ledger, purses, onMoved } = options
  if (transfer.state !== 'asked') return transfer
  const { id, sender, receiver, amount, askedAtMs } = transfer
  const [from, to] = [await purses.of(sender), await purses.of(receiver)]
  const answer = await ledger.submit({ kind: 'transfer', id, wallet: from.cash, to: to.cash, amount })
  const refusal = answer.accepted ? undefined : answer.refusal
  const ended = await db.write(async (tx) => {
    const done = await stored.endTransfer(tx, id, refusal, clock.nowMs())
    if (done && refusal !== undefined) await stored.addToDay(tx, sender, -amount, askedAtMs)
    return done ?? (await stored.findTransfer(tx, id))
  })
  for (const owner of [sender, receiver]) onMoved(owner)
  return present(ended, 'a transfer that is written')
}

async function attempt(options: TransferOptions, ask: Ask): Promise<Result<stored.Transfer, AskRefusal>> {
  const password = await options.checkPaymentPassword(ask.sender, ask.paymentPassword)
  if (!password.ok) return password
  await options.collectDebts(ask.sender)
  const claimed = await claimTransfer(options, ask, await options.policy())
  if (!claimed.ok) return claimed
  const ended = await settle(options, claimed.value)
  if (ended.state !== 'refused') return ok(ended)
  return err(ended.refusal === 'wallet.key_reused' ? 'wallet.key_reused' : 'wallet.insufficient_funds')
}

/** Sends money, or hears again what became of it. */
export async function sendTransfer(options: TransferOptions, ask: Ask): Promise<Result<Shown, AskRefusal>> {
  const { db, clock } = options
  const { known, blockedUntilMs } = await db.read(async (tx) => ({
    known: await stored.findTransfer(tx, ask.key),
    blockedUntilMs: await blockOf(tx, ask.sender, clock.nowMs()),
  }))
  if (known) {
    if (!isSame(known, ask)) return err('wallet.key_reused')
    const again = await settle(options, known)
    return again.state === 'refused' ? err('wallet.insufficient_funds') : ok(await show(options, again, ask.sender))
  }
  if (blockedUntilMs !== undefined) return err('transfer.blocked')

  const sent = await attempt(options, ask)
  if (sent.ok) return ok(await show(options, sent.value, ask.sender))
  if (isFailure(sent.error)) await db.write((tx) => stored.addFailure(tx, ask.sender, clock.nowMs()))
  return sent
}

async function show({ db }: TransferOptions, transfer: stored.Transfer, viewer: string): Promise<Shown> {
  const isOut = transfer.sender === viewer
  const other = await db.read((tx) => stored.findPerson(tx, isOut ? transfer.receiver : transfer.sender))
  return { ...transfer, isOut, other: present(other, 'the other side of a transfer') }
}

export async function listTransfers(
  options: TransferOptions,
  account: string,
  before: bigint | undefined,
): Promise<{ readonly transfers: readonly Shown[]; readonly hasMore: boolean }> {
  const found = await options.db.read((tx) => stored.listTransfers(tx, account, before, PAGE_MAX + 1))
  const page = found.slice(0, PAGE_MAX)
  const transfers = await Promise.all(page.map((one) => show(options, one, account)))
  return { transfers, hasMore: found.length > PAGE_MAX }
}

/** To whom an account may send, and what bounds it. */
export async function readLine(options: TransferOptions, account: string, start: string) {
  const { db, clock, ledger, purses, policy } = options
  const { toUpline, toDownline, ...rest } = await policy()
  const nowMs = clock.nowMs()
  const purse = await purses.of(account)
  const { balance: free } = await ledger.balanceOf(purse.cash)
  const hasPaymentPassword = await options.hasPaymentPassword(account)
  return db.read(async (tx) => {
    const self = present(await stored.findPerson(tx, account), 'who asks')
    const above = self.upline === null ? undefined : await stored.findPerson(tx, self.upline)
    const up = toUpline && above && directionOf(self, above) === 'up' ? above : undefined
    const isAbove = toDownline && self.kind === 'agent'
    const down = isAbove ? await stored.listBrought(tx, account, start, BROUGHT_MAX) : []
    const sentToday = await stored.findDay(tx, account, nowMs)
    const blockedUntilMs = (await blockOf(tx, account, nowMs)) ?? null
    const bounds = boundsOf({ toUpline, toDownline, ...rest }, sentToday)
    return { currency: purse.currency, free, up, down, ...bounds, hasPaymentPassword, blockedUntilMs }
  })
}

/** Takes up transfers that were left between being written and being moved. */
export async function finishTransfers(options: TransferOptions): Promise<number> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  const left = await db.read((tx) => stored.findLeft(tx, nowMs - LEFT_MS, LEFT_MAX))
  await db.write((tx) => stored.deleteOldFailures(tx, nowMs - FAILURES_LOOK_BACK_MS))
  await doEach(left, (transfer) => settle(options, transfer))
  return left.length
}
