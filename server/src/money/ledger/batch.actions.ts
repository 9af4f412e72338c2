import { assert, present, unreachable, type Currency } from '@ronda/core'
import type pg from 'pg'
import { answerOf, refusalOf } from './answer.ts'
import { Batch } from './batch.ts'
import { LedgerBusy } from './errors.ts'
import { decide } from './ledger.ts'
import { load } from './load.actions.ts'
import type { Answer, HouseAccountId, Move, Operation } from './operation.ts'
import { walletsOf, type QueuedOperation } from './queue.ts'
import type { WalletCache } from './walletCache.ts'
import { busyError, culpritError, failureOf, unknownError } from './failure.ts'
import { writeBatch, type CoWrite } from './write.sql.ts'

/** What all batches of a ledger share. */
export type BatchContext = {
  readonly now: () => number
  readonly coWrites: readonly CoWrite[]
  readonly currencies: ReadonlyMap<HouseAccountId, Currency>
  readonly wallets: WalletCache
  readonly moved: (moves: readonly Move[]) => void
}

/** Writers that keep conflicting on the same wallets give up after this many attempts. */
const ATTEMPTS_MAX = 50

type Attempt = 'done' | 'again' | 'one by one' | 'connection lost'

/** Answers or fails every queued operation, and returns whether the connection can still be used. */
export async function runBatch(
  context: BatchContext,
  client: pg.Client,
  pending: readonly QueuedOperation[],
): Promise<boolean> {
  const open = [...pending]
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const outcome = await tryBatch(context, client, open, attempt === 0)
    if (outcome === 'one by one') return runOneByOne(context, client, open)
    if (outcome !== 'again') return outcome === 'done'
    evict(context, open)
  }
  failAll(context, open, new LedgerBusy('nothing was written: other writers were always first'))
  return true
}

/** Load, decide, write. Operations that cannot be decided are failed and removed from `open`. */
async function tryBatch(
  context: BatchContext,
  client: pg.Client,
  open: QueuedOperation[],
  isFirst: boolean,
): Promise<Attempt> {
  const nowMs = context.now()
  let loaded
  try {
    loaded = await load(client, { wallets: context.wallets, pending: open, nowMs, isFirst })
  } catch (error) {
    failAll(context, open, busyError(error))
    return 'connection lost'
  }

  const batch = new Batch(loaded, context.currencies, nowMs)
  const answers = decideAll(context, batch, open)
  try {
    if (batch.legs.length > 0) await writeBatch(client, batch, context.coWrites)
  } catch (error) {
    return handleFailure(error, context, open)
  }
  for (const state of batch.states.values()) context.wallets.put(state)
  for (const [at, queued] of open.entries()) queued.answer(present(answers[at], 'the answer of a queued operation'))
  if (batch.legs.length > 0) context.moved(batch.moves())
  return 'done'
}

/** One answer for each operation that stays in `open`. */
function decideAll(context: BatchContext, batch: Batch, open: QueuedOperation[]): readonly Answer[] {
  const answers: Answer[] = []
  for (let at = 0; at < open.length;) {
    const queued = present(open[at], 'the queued operation')
    try {
      answers.push(decideOne(context, batch, queued.operation))
      at++
    } catch (error) {
      // A failed assertion for one caller must not cost the others their answer.
      open.splice(at, 1)
      queued.fail(error instanceof Error ? error : new Error('an operation could not be decided', { cause: error }))
    }
  }
  return answers
}

function decideOne({ coWrites }: BatchContext, batch: Batch, operation: Operation): Answer {
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
          `no co-write ${name}`,
        )
      batch.add(decision)
      const last = decision.legs.findLast((leg) => leg.wallet === operation.wallet)
      return answerOf(present(last, 'a leg in the operation’s own wallet'), false)
    }
    default:
      return unreachable(decision)
  }
}

function handleFailure(error: unknown, context: BatchContext, open: readonly QueuedOperation[]): Attempt {
  const failure = failureOf(error)
  switch (failure) {
    case 'moved':
      return 'again'
    case 'culprit':
      if (open.length > 1) return 'one by one'
      failAll(context, open, culpritError(error))
      return 'done'
    case 'busy':
      failAll(context, open, busyError(error))
      return 'done'
    case 'unknown':
      failAll(context, open, unknownError(error))
      return 'connection lost'
    default:
      return unreachable(failure)
  }
}

/** One at a time, so that only the operation that cannot be written fails. */
async function runOneByOne(
  context: BatchContext,
  client: pg.Client,
  pending: readonly QueuedOperation[],
): Promise<boolean> {
  evict(context, pending)
  for (const [at, queued] of pending.entries()) {
    if (await runBatch(context, client, [queued])) continue
    failAll(context, pending.slice(at + 1), new LedgerBusy('nothing was written: the connection was lost'))
    return false
  }
  return true
}

function failAll(context: BatchContext, pending: readonly QueuedOperation[], error: Error): void {
  evict(context, pending)
  for (const queued of pending) queued.fail(error)
}

function evict(context: BatchContext, pending: readonly QueuedOperation[]): void {
  for (const wallet of walletsOf(pending)) context.wallets.evict(wallet)
}
