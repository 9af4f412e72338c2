import { unreachable, type Currency } from '@ronda/core'
import type pg from 'pg'
import { answerOf, refusalOf } from './answer.ts'
import { Batch } from './batch.ts'
import type { WalletState } from './decision.ts'
import { LedgerBusy } from './errors.ts'
import type { Generations } from './generations.ts'
import { decide } from './ledger.ts'
import { load } from './load.actions.ts'
import type { HouseAccountId, Move, WalletId } from './operation.ts'
import { walletsOf, type Reply, type Ticket } from './queue.ts'
import { busyError, culpritError, troubleOf, unknownError } from './trouble.ts'
import { writeBatch, type Companion } from './write.sql.ts'

/** What all batches of a ledger share. */
export type Desk = {
  readonly now: () => number
  readonly companions: readonly Companion[]
  readonly currencies: ReadonlyMap<HouseAccountId, Currency>
  /** Where wallets stood when last seen. Stale entries are harmless: the database refuses what was decided on them. */
  readonly states: Generations<WalletId, WalletState>
  readonly moved: (moves: readonly Move[]) => void
}

/** Writers that keep meeting on the same wallets stop here instead of trying for ever. */
const ATTEMPTS_MAX = 50

type Attempt = 'done' | 'again' | 'one by one' | 'connection lost'

/** Answers or fails every ticket, and returns whether the connection can still be used. */
export async function runBatch(desk: Desk, client: pg.Client, tickets: readonly Ticket[]): Promise<boolean> {
  const open = new Set(tickets)
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const outcome = await tryBatch(desk, client, open, attempt > 0)
    if (outcome === 'one by one') return runOneByOne(desk, client, [...open])
    if (outcome !== 'again') return outcome === 'done'
    forget(desk, open)
  }
  failAll(desk, open, new LedgerBusy('nothing was written: other writers were always first'))
  return true
}

/** Load, decide, write. Tickets that get no further part in the batch leave `open`. */
async function tryBatch(desk: Desk, client: pg.Client, open: Set<Ticket>, doubt: boolean): Promise<Attempt> {
  const nowMs = desk.now()
  let loaded
  try {
    loaded = await load(client, { states: desk.states, tickets: [...open], nowMs, doubt })
  } catch (error) {
    failAll(desk, open, busyError(error))
    return 'connection lost'
  }

  const batch = new Batch(loaded, desk.currencies, nowMs)
  const replies = decideAll(batch, open)
  try {
    if (batch.legs.length > 0) await writeBatch(client, batch, desk.companions)
  } catch (error) {
    return copeWith(error, desk, open)
  }
  for (const [wallet, state] of batch.states) desk.states.set(wallet, state)
  for (const [ticket, reply] of replies) ticket.answer(reply)
  if (batch.legs.length > 0) desk.moved(batch.moves())
  return 'done'
}

function decideAll(batch: Batch, open: Set<Ticket>): ReadonlyMap<Ticket, Reply> {
  const replies = new Map<Ticket, Reply>()
  for (const ticket of open) {
    try {
      replies.set(ticket, decideOne(batch, ticket))
    } catch (error) {
      // A broken promise of one caller must not cost the others their answer.
      open.delete(ticket)
      ticket.fail(error instanceof Error ? error : new Error('an operation could not be decided', { cause: error }))
    }
  }
  return replies
}

function decideOne(batch: Batch, { operation }: Ticket): Reply {
  const decision = decide(batch, operation, batch.nowMs)
  if (decision.outcome === 'refuse') return { answer: refusalOf(decision.refusal, batch.wallet(operation.wallet)) }
  if (decision.outcome === 'replay') return { answer: answerOf(decision.leg, true) }
  batch.add(decision)
  const [first] = decision.legs
  const last = decision.legs.findLast((leg) => leg.wallet === operation.wallet)
  if (!first || !last) throw new Error('broken promise: a decision without a leg in its own wallet')
  return { answer: answerOf(last, false), claim: first }
}

function copeWith(error: unknown, desk: Desk, open: Set<Ticket>): Attempt {
  const trouble = troubleOf(error)
  switch (trouble) {
    case 'moved':
      return 'again'
    case 'culprit':
      if (open.size > 1) return 'one by one'
      failAll(desk, open, culpritError(error))
      return 'done'
    case 'busy':
      failAll(desk, open, busyError(error))
      return 'done'
    case 'unknown':
      failAll(desk, open, unknownError(error))
      return 'connection lost'
    default:
      return unreachable(trouble)
  }
}

/** So that only the operation that cannot be written is refused. */
async function runOneByOne(desk: Desk, client: pg.Client, tickets: readonly Ticket[]): Promise<boolean> {
  forget(desk, tickets)
  for (const [at, ticket] of tickets.entries()) {
    if (await runBatch(desk, client, [ticket])) continue
    failAll(desk, tickets.slice(at + 1), new LedgerBusy('nothing was written: the connection was lost'))
    return false
  }
  return true
}

function failAll(desk: Desk, tickets: Iterable<Ticket>, error: Error): void {
  forget(desk, tickets)
  for (const ticket of tickets) ticket.fail(error)
}

function forget(desk: Desk, tickets: Iterable<Ticket>): void {
  for (const wallet of walletsOf(tickets)) desk.states.delete(wallet)
}
