import type { RetryLater } from '@ronda/contract'
import { err, minutes, ok, present, type Result } from '@ronda/core'
import { findInLine, findInLineByNumber, listDownline } from '../../people/identity/index.ts'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Ledger, WalletId } from '../ledger/index.ts'
import {
  boundFor,
  boundOf as sumBound,
  sendRefusal as boundRefusal,
  type SendRefusal as BoundRefusal,
  type Standing,
} from '../playThrough/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import {
  blockedUntil,
  boundsOf,
  directionOf,
  FAILURES_WINDOW_MS,
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
  | RetryLater<'payment_password.locked'>
  | 'server.busy'

export type TransferOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  /** The part of a wallet that may not leave yet. */
  readonly boundOf: (tx: Tx, owner: string, wallet: WalletId) => Promise<Standing>
  readonly policy: () => Promise<TransferPolicy>
  readonly checkPaymentPassword: (account: string, text: string) => Promise<Result<undefined, PaymentRefusal>>
  readonly hasPaymentPassword: (account: string) => Promise<boolean>
  /** Takes the sender's debts first: they must not leave for somebody else's wallet. */
  readonly collectDebts: (owner: string) => Promise<void>
  /** Whether staff have frozen transfers from and to this account. */
  readonly isFrozen: (tx: Tx, account: string) => Promise<boolean>
  /** Whether they have a break or an exclusion: their money may be withdrawn, not sent. */
  readonly isStopped: (tx: Tx, account: string) => Promise<boolean>
  /** Whether money of theirs is in an open round or at a vendor. */
  readonly isPlaying: (tx: Tx, account: string) => Promise<boolean>
  /** Whether the receiver's own limits and breaks forbid this amount, as they would forbid a deposit. */
  readonly isClosedTo: (tx: Tx, receiver: string, amount: bigint, nowMs: number) => Promise<boolean>
  /** Called after money of this owner has moved. */
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
  | BoundRefusal
  | 'account.frozen'
  | 'limit.excluded'
  | PaymentRefusal
  | RetryLater<'transfer.blocked'>
  | 'wallet.insufficient_funds'
  | 'wallet.key_reused'

export type Shown = stored.Transfer & { readonly other: Person; readonly isOut: boolean }

/** An interrupted transfer is continued after this long. */
const UNFINISHED_AFTER_MS = minutes(1)
const UNFINISHED_MAX = 100
const PAGE_MAX = 20
const DOWNLINE_MAX = 50
const FAILURES_KEPT = 20

const blockOf = async (tx: Tx, account: string, nowMs: number): Promise<number | undefined> =>
  blockedUntil(await stored.findFailures(tx, account, nowMs - FAILURES_WINDOW_MS, FAILURES_KEPT), nowMs)

/** A request with the id that is derived from sender and key; the same key in another feature gives another id. */
type Request = Ask & { readonly id: string }

/** Whether this request repeats exactly the one that the key was first used for. */
async function isSame(tx: Tx, known: stored.Transfer, { sender, to, amount, reason }: Ask): Promise<boolean> {
  const receiver = await findInLineByNumber(tx, sender, to)
  return known.receiver === receiver?.id && known.amount === amount && known.reason === reason.trim()
}

/**
 * Money that must be played through or may be charged back may not be sent, and an excluded sender may send nothing.
 */
async function boundRefusalOf(
  { walletStore, boundOf, isFrozen, isStopped }: TransferOptions,
  tx: Tx,
  { sender, amount }: Ask,
  receiver: Person,
): Promise<BoundRefusal | 'account.frozen' | 'limit.excluded' | 'transfer.receiver_closed' | undefined> {
  if (await isFrozen(tx, sender)) return 'account.frozen'
  if (await isFrozen(tx, receiver.id)) return 'transfer.receiver_closed'
  if (await isStopped(tx, sender)) return 'limit.excluded'
  const { cash: wallet } = await walletStore.of(sender)
  const standing = await boundOf(tx, sender, wallet)
  return boundRefusal(standing.cash, amount, boundFor(standing, kindOf(receiver)))
}

const kindOf = ({ kind }: Person): 'member' | 'other' => (kind === 'member' ? 'member' : 'other')

/** Inserts the transfer, unless it is refused. The sender's sum of the day stays locked until then. */
function claimTransfer(
  options: TransferOptions,
  ask: Request,
  policy: TransferPolicy,
): Promise<Result<stored.Transfer, AskRefusal>> {
  const { db, clock, isPlaying, isClosedTo } = options
  const nowMs = clock.nowMs()
  return db.transact<stored.Transfer, AskRefusal>(async (tx) => {
    const sentToday = await stored.lockDay(tx, ask.sender, nowMs)
    // Of two simultaneous requests the second has waited for the first, and gets its result.
    const known = await stored.findTransfer(tx, ask.id)
    if (known) return (await isSame(tx, known, ask)) ? ok(known) : err('wallet.key_reused')
    const sender = present(await findInLine(tx, ask.sender), 'the sender')
    const receiver = await findInLineByNumber(tx, ask.sender, ask.to)
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
    const bound = await boundRefusalOf(options, tx, ask, receiver)
    if (bound) return err(bound)
    const { id, amount, reason } = ask
    const about = { id, sender: sender.id, receiver: receiver.id, direction, currency: sender.currency }
    const transfer = await stored.insertTransfer(tx, { ...about, amount, reason: reason.trim(), askedAtMs: nowMs })
    if (!transfer) return err('wallet.key_reused')
    await stored.addToDay(tx, sender.id, amount, nowMs)
    return ok(transfer)
  })
}

/** Both sides are notified of a completed transfer; only the sender of a refused one. */
async function publishEnd(tx: Tx, { id, sender, receiver, amount, currency, state }: stored.Transfer, atMs: number) {
  const [from, to] = [await findInLine(tx, sender), await findInLine(tx, receiver)]
  const publish = (account: string, event: 'transfer.sent' | 'transfer.received' | 'transfer.failed', name = '') =>
    publishMemberEvent(tx, {
      account,
      event,
      key: `${event}:${id}`,
      subject: id,
      facts: { amount, currency, name },
      atMs,
    })
  if (state !== 'done') return publish(sender, 'transfer.failed', to?.name)
  await publish(sender, 'transfer.sent', to?.name)
  return publish(receiver, 'transfer.received', from?.name)
}

/** Moves the money and records the outcome. It takes effect once, however often it is called. */
async function settle(options: TransferOptions, transfer: stored.Transfer): Promise<stored.Transfer> {
  const { db, clock, ledger, walletStore, onMoved } = options
  if (transfer.state !== 'asked') return transfer
  const { id, sender, receiver, amount, askedAtMs } = transfer
  const [from, to] = [await walletStore.of(sender), await walletStore.of(receiver)]
  const keep = await db.read(async (tx) => {
    const person = present(await findInLine(tx, receiver), 'the receiver')
    return sumBound(boundFor(await options.boundOf(tx, sender, from.cash), kindOf(person)))
  })
  const answer = await ledger.submit({ kind: 'transfer', id, wallet: from.cash, to: to.cash, amount, keep })
  const refusal = answer.accepted ? undefined : answer.refusal
  const ended = await db.write(async (tx) => {
    const done = await stored.endTransfer(tx, id, refusal, clock.nowMs())
    if (done && refusal !== undefined) await stored.addToDay(tx, sender, -amount, askedAtMs)
    if (done) await publishEnd(tx, done, clock.nowMs())
    return done ?? (await stored.findTransfer(tx, id))
  })
  for (const owner of [sender, receiver]) onMoved(owner)
  return present(ended, 'the transfer')
}

async function attempt(options: TransferOptions, ask: Request): Promise<Result<stored.Transfer, AskRefusal>> {
  await options.collectDebts(ask.sender)
  const claimed = await claimTransfer(options, ask, await options.policy())
  if (!claimed.ok) return claimed
  return endOf(await settle(options, claimed.value))
}

/** Sends money, or returns the result of the first request with this key. */
export async function sendTransfer(options: TransferOptions, asked: Ask): Promise<Result<Shown, AskRefusal>> {
  const { db, clock, ids } = options
  const ask: Request = { ...asked, id: ids.named('transfer', asked.sender, asked.key) }
  const { known, blockedUntilMs } = await db.read(async (tx) => {
    const before = await stored.findTransfer(tx, ask.id)
    const blockedMs = await blockOf(tx, ask.sender, clock.nowMs())
    return { known: before && { before, isSame: await isSame(tx, before, ask) }, blockedUntilMs: blockedMs }
  })
  if (known === undefined && blockedUntilMs !== undefined) {
    return err({ code: 'transfer.blocked', retryAfterMs: blockedUntilMs - clock.nowMs() })
  }
  const sent = await sendOnce(options, ask, known)
  if (sent.ok) return ok(await show(options, sent.value, ask.sender))
  const code = typeof sent.error === 'string' ? sent.error : sent.error.code
  if (isFailure(code)) await db.write((tx) => stored.addFailure(tx, ask.sender, clock.nowMs()))
  return sent
}

type Known = { readonly before: stored.Transfer; readonly isSame: boolean }

async function sendOnce(
  options: TransferOptions,
  ask: Request,
  known: Known | undefined,
): Promise<Result<stored.Transfer, AskRefusal>> {
  // Checked for retries too: repeating a request without the password reveals nothing and counts as a wrong attempt.
  const password = await options.checkPaymentPassword(ask.sender, ask.paymentPassword)
  if (!password.ok) return password
  if (known === undefined) return attempt(options, ask)
  if (!known.isSame) return err('wallet.key_reused')
  return endOf(await settle(options, known.before))
}

const endOf = (ended: stored.Transfer): Result<stored.Transfer, 'wallet.insufficient_funds'> =>
  ended.state === 'refused' ? err('wallet.insufficient_funds') : ok(ended)

async function show({ db }: TransferOptions, transfer: stored.Transfer, viewer: string): Promise<Shown> {
  const isOut = transfer.sender === viewer
  const other = await db.read((tx) => findInLine(tx, isOut ? transfer.receiver : transfer.sender))
  return { ...transfer, isOut, other: present(other, 'the other side of the transfer') }
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

/** To whom an account may send, and with which limits. */
export async function readLine(options: TransferOptions, account: string, start: string) {
  const { db, clock, walletStore, policy } = options
  const { toUpline, toDownline, ...rest } = await policy()
  const nowMs = clock.nowMs()
  const memberWallets = await walletStore.of(account)
  const hasPaymentPassword = await options.hasPaymentPassword(account)
  return db.read(async (tx) => {
    const self = present(await findInLine(tx, account), 'the account')
    const above = self.upline === null ? undefined : await findInLine(tx, self.upline)
    const up = toUpline && above && directionOf(self, above) === 'up' ? above : undefined
    const isAbove = toDownline && self.kind === 'agent'
    const down = isAbove ? await listDownline(tx, account, start, DOWNLINE_MAX) : []
    const sentToday = await stored.findDay(tx, account, nowMs)
    const blockedUntilMs = (await blockOf(tx, account, nowMs)) ?? null
    const bounds = boundsOf({ toUpline, toDownline, ...rest }, sentToday)
    const { chargebackDays } = rest
    const standing = await options.boundOf(tx, account, memberWallets.cash)
    // An agent sends mostly to members; for a transfer to another agent the bound amount is checked when it is sent.
    const { leftToPlay, chargeable } = boundFor(standing, self.kind === 'agent' ? 'member' : 'other')
    const [{ cash }, bound] = [standing, sumBound({ leftToPlay, chargeable })]
    const money = { currency: memberWallets.currency, free: cash > bound ? cash - bound : 0n, leftToPlay, chargeable }
    return { ...money, chargebackDays, up, down, ...bounds, hasPaymentPassword, blockedUntilMs }
  })
}

/** Continues transfers that were interrupted between insert and ledger operation. */
export async function finishTransfers(options: TransferOptions): Promise<number> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  const left = await db.read((tx) =>
    stored.findUnfinished(tx, { beforeMs: nowMs - UNFINISHED_AFTER_MS, nowMs, atMost: UNFINISHED_MAX }),
  )
  await db.write((tx) => stored.deleteOldFailures(tx, nowMs - FAILURES_WINDOW_MS))
  await options.failures.each(
    'transfer.finish',
    left,
    ({ id }) => id,
    (transfer) => settle(options, transfer),
  )
  return left.length
}
