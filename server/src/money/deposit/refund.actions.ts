import { present } from '@ronda/core'
import type { Provider } from '../provider/index.ts'
import { heldOf } from './credit.ts'
import { isSettled } from './deposit.ts'
import { changeDeposit, findDeposit, hasStep, insertStep, lockDeposit } from './deposit.sql.ts'
import { mayRefund, REFUND_FAILURE } from './refund.sql.ts'
import type { DepositOptions } from './allowance.actions.ts'
import type { Deposit } from './stored.ts'

export type RefundAsking = {
  readonly provider: Provider
  /** How many refunds had been requested when the provider reported what is left. */
  readonly asksBefore: number
  /** Try it even during the back-off after a failure. */
  readonly isForced: boolean
  /** Polls the provider for what is left and records it. */
  readonly pollAgain: () => Promise<unknown>
}

/** What of the payment we still hold and must return. */
function heldIn({ paid, toReturn, kept }: Deposit): bigint {
  return paid === null ? 0n : heldOf({ paid, toReturn }, kept ?? paid)
}

/**
 * `late`: a refund was requested or more was paid since the provider reported what is left; it must be polled again.
 */
export type Sent = 'asked' | 'late'

/**
 * Claims the right to request a refund. If a refund was requested since the provider reported what is left, that report
 * is outdated: acting on it could send the same money twice.
 */
async function claim(
  { db, clock }: DepositOptions,
  id: string,
  { asksBefore, isForced }: RefundAsking,
): Promise<Deposit | Sent> {
  const nowMs = clock.nowMs()
  return db.write(async (tx) => {
    const deposit = present(await lockDeposit(tx, id), 'the deposit')
    const { refundAsks } = deposit
    if (!isSettled(deposit.state) || heldIn(deposit) === 0n) return 'asked'
    if (!isForced && !(await mayRefund(tx, id, nowMs))) return 'asked'
    if (refundAsks !== asksBefore) return 'late'
    await changeDeposit(tx, id, { refund_asks: refundAsks + 1 }, nowMs)
    return deposit
  })
}

/** Recorded once: each further try would only fill the timeline. */
async function recordFailure({ db, clock }: DepositOptions, { id }: Deposit, held: bigint): Promise<void> {
  await db.write(async (tx) => {
    if (!(await hasStep(tx, id, 'refund_failed')))
      await insertStep(tx, id, { step: 'refund_failed', number: held }, clock.nowMs())
  })
}

/** Requests the refund, then polls whether it was made. Throws on failures that must be retried. */
async function ask(options: DepositOptions, deposit: Deposit, { provider, pollAgain }: RefundAsking): Promise<Sent> {
  const { id, currency, toReturn } = deposit
  const held = heldIn(deposit)
  const answer = await provider.refund({ id, amount: held, total: toReturn, currency })
  if (answer.ok && answer.value.state === 'failed') await recordFailure(options, deposit, held)
  // The answer may be lost although the refund was made: what is left shows it.
  await pollAgain()
  const after = await options.db.read((tx) => findDeposit(tx, id))
  if (after === undefined || heldIn(after) === 0n) return 'asked'
  if (answer.ok && answer.value.state !== 'failed') {
    if (after.toReturn > toReturn) return 'late'
    // One refund at a time: the rest is sent once the pending one has ended.
    if (answer.value.state === 'waiting') return 'asked'
  }
  throw new Error(answer.ok ? `the refund is ${answer.value.state}: ${answer.value.reason ?? ''}` : answer.error)
}

/** Refunds what exceeds the member's limits. A failure is recorded, and the job tries again until it succeeds. */
export async function sendBack(options: DepositOptions, id: string, asking: RefundAsking): Promise<Sent> {
  const deposit = await claim(options, id, asking)
  if (typeof deposit === 'string') return deposit
  let sent: Sent = 'asked'
  await options.failures.one(REFUND_FAILURE, id, async () => {
    sent = await ask(options, deposit, asking)
  })
  return sent
}

/** Clears the failure of a refund whose answer was lost but which was found to be made. */
export async function forgetFailure({ failures }: DepositOptions, id: string): Promise<void> {
  await failures.one(REFUND_FAILURE, id, async () => {})
}
