import { assert, present, unreachable, type Currency } from '@ronda/core'
import type pg from 'pg'
import { answerOf, refusalOf } from './answer.ts'
import { Batch } from './batch.ts'
import { LedgerBusy } from './errors.ts'
import { decide } from './ledger.ts'
import { load } from './load.actions.ts'
import type { Answer, HouseAccountId, Move, Operation } from './operation.ts'
import { walletsOf, type QueuedOperation } from './queue.ts'
import type { RememberedWallets } from './remembered.ts'
import { busyError, culpritError, failureOf, unknownError } from './failure.ts'
import { writeBatch, type CoWrite } from './write.sql.ts'

/** What all batches of a ledger share. */
export type Desk = {
  readonly now: () => number
  readonly coWrites: readonly CoWrite[]
  readonly currencies: ReadonlyMap<HouseAccountId, Currency>
  readonly wallets: RememberedWallets
  readonly moved: (moves: readonly Move[]) => void
}

/** Writers that keep meeting on the same wallets stop here instead of trying for ever. */
const ATTEMPTS_MAX = 50

type Attempt = 'done' | 'again' | 'one by one' | 'connection lost'

/** Answers or fails every ticket, and returns whether the connection can still be used. */
export async function runBatch(desk: Desk, client: pg.Client, pending: readonly QueuedOperation[]): Promise<boolean> {
  const open = [...pending]
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const outcome = await tryBatch(desk, client, open, attempt === 0)
    if (outcome === 'one by one') return runOneByOne(desk, client, open)
    if (outcome !== 'again') return outcome === 'done'
    forget(desk, open)
  }
  failAll(desk, open, new LedgerBusy('nothing was written: other writers were always first'))
  return true
}

/** Load, decide, write. Tickets that cannot be decided are failed and leave `open`. */
async function tryBatch(desk: Desk, client: pg.Client, open: QueuedOperation[], isFirst: boolean): Promise<Attempt> {
  const nowMs = desk.now()
  let loaded
  try {
    loaded = await load(client, { wallets: desk.wallets, pending: open, nowMs, isFirst })
  } catch (error) {
    failAll(desk, open, busyError(error))
    return 'connection lost'
  }

  const batch = new Batch(loaded, desk.currencies, nowMs)
  const answers = decideAll(desk, batch, open)
  try {
    if (batch.legs.length > 0) await writeBatch(client, batch, desk.coWrites)
  } catch (error) {
    return copeWith(error, desk, open)
  }
  for (const state of batch.states.values()) desk.wallets.keep(state)
  for (const [at, queued] of open.entries()) queued.answer(present(answers[at], 'an answer for each ticket'))
  if (batch.legs.length > 0) desk.moved(batch.moves())
  return 'done'
}

/** One answer for each ticket that stays in `open`. */
function decideAll(desk: Desk, batch: Batch, open: QueuedOperation[]): readonly Answer[] {
  const answers: Answer[] = []
  for (let at = 0; at < open.length;) {
    const queued = present(open[at], 'a ticket')
    try {
      answers.push(decideOne(desk, batch, queued.operation))
      at++
    } catch (error) {
      // A broken promise of one caller must not cost the others their answer.
      open.splice(at, 1)
      queued.fail(error instanceof Error ? error : new Error('an operation could not be decided', { cause: error }))
    }
  }
  return answers
}

function decideOne({ coWrites }: Desk, batch: Batch, operation: Operation): Answer {
  const decision = decide(batch, operation, batch.nowMs)
  switch (decision.outcome) {
    case 'refuse':
      return refusalOf(decision.refusal, batch.wallet(operation.wallet))
    case 'replay':
      return answerOf(decision.leg, true)
    case 'write': {
      for (const { name } of decision.committedWith?.coWrites ?? [])
        assert(
          coWrites.some((known) => known.name === name),
          `no companion ${name}`,
        )
      batch.add(decision)
      const last = decision.legs.findLast((leg) => leg.wallet === operation.wallet)
      return answerOf(present(last, 'a leg in the own wallet'), false)
    }
    default:
      return unreachable(decision)
  }
}

function copeWith(error: unknown, desk: Desk, open: readonly QueuedOperation[]): Attempt {
  const failure = failureOf(error)
  switch (failure) {
    case 'moved':
      return 'again'
    case 'culprit':
      if (open.length > 1) return 'one by one'
      failAll(desk, open, culpritError(error))
      return 'done'
    case 'busy':
      failAll(desk, open, busyError(error))
      return 'done'
    case 'unknown':
      failAll(desk, open, unknownError(error))
      return 'connection lost'
    default:
      return unreachable(failure)
  }
}

/** So that only the operation that cannot be written is refused. */
async function runOneByOne(desk: Desk, client: pg.Client, pending: readonly QueuedOperation[]): Promise<boolean> {
  forget(desk, pending)
  for (const [at, queued] of pending.entries()) {
    if (await runBatch(desk, client, [queued])) continue
    failAll(desk, pending.slice(at + 1), new LedgerBusy('nothing was written: the connection was lost'))
    return false
  }
  return true
}

function failAll(desk: Desk, pending: readonly QueuedOperation[], error: Error): void {
  forget(desk, pending)
  for (const queued of pending) queued.fail(error)
}

function forget(desk: Desk, pending: readonly QueuedOperation[]): void {
  for (const wallet of walletsOf(pending)) desk.wallets.forget(wallet)
}
