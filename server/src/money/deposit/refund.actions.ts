import { present } from '@ronda/core'
import type { Provider } from '../provider/index.ts'
import { heldOf } from './credit.ts'
import { isSettled } from './deposit.ts'
import { changeDeposit, findDeposit, hasStep, insertStep, lockDeposit } from './deposit.sql.ts'
import { mayRefund, REFUND_FAILURE } from './refund.sql.ts'
import type { DepositOptions } from './room.actions.ts'
import type { Deposit } from './stored.ts'

export type RefundAsking = {
  readonly provider: Provider
  /** How often it had been asked to send something back when it said what is left. */
  readonly asksBefore: number
  /** Also while it waits after a failure. */
  readonly isForced: boolean
  /** Asks the provider again what is left, and writes it down. */
  readonly hear: () => Promise<unknown>
}

/** What of the payment is still with us and must go. */
function heldIn({ paid, toReturn, kept }: Deposit): bigint {
  return paid === null ? 0n : heldOf({ paid, toReturn }, kept ?? paid)
}

/** `late`: somebody else has asked, or more has come, since the provider said what is left; it must be heard again. */
export type Sent = 'asked' | 'late'

/**
 * Takes the right to ask for a refund. Where somebody has asked since the provider said what is left, that word is old:
 * acting on it could send the same money twice.
 */
async function claim(
  { db, clock }: DepositOptions,
  id: string,
  { asksBefore, isForced }: RefundAsking,
): Promise<Deposit | Sent> {
  const nowMs = clock.nowMs()
  return db.write(async (tx) => {
    const deposit = present(await lockDeposit(tx, id), 'a deposit that was there')
    const { refundAsks } = deposit
    if (!isSettled(deposit.state) || heldIn(deposit) === 0n) return 'asked'
    if (!isForced && !(await mayRefund(tx, id, nowMs))) return 'asked'
    if (refundAsks !== asksBefore) return 'late'
    await changeDeposit(tx, id, { refund_asks: refundAsks + 1 }, nowMs)
    return deposit
  })
}

/** Said once: each further try would only fill the timeline. */
async function tellFailure({ db, clock }: DepositOptions, { id }: Deposit, held: bigint): Promise<void> {
  await db.write(async (tx) => {
    if (!(await hasStep(tx, id, 'refund_failed')))
      await insertStep(tx, id, { step: 'refund_failed', number: held }, clock.nowMs())
  })
}

/** Asks for it, and looks whether it has left. Throws what must be tried again later. */
async function ask(room: DepositOptions, deposit: Deposit, { provider, hear }: RefundAsking): Promise<Sent> {
  const { id, currency, toReturn } = deposit
  const held = heldIn(deposit)
  const answer = await provider.refund({ id, amount: held, total: toReturn, currency })
  if (answer.ok && answer.value.state === 'failed') await tellFailure(room, deposit, held)
  // The answer may be lost and the refund made: what is left says so.
  await hear()
  const after = await room.db.read((tx) => findDeposit(tx, id))
  if (after === undefined || heldIn(after) === 0n) return 'asked'
  if (answer.ok && answer.value.state !== 'failed') {
    if (after.toReturn > toReturn) return 'late'
    // One at a time: what is left goes once the one that is on its way has ended.
    if (answer.value.state === 'waiting') return 'asked'
  }
  throw new Error(answer.ok ? `the refund is ${answer.value.state}: ${answer.value.reason ?? ''}` : answer.error)
}

/**
 * Sends back what the member's limits left no room for. What fails is written down, and the job tries it again until it
 * is done.
 */
export async function sendBack(room: DepositOptions, id: string, asking: RefundAsking): Promise<Sent> {
  const deposit = await claim(room, id, asking)
  if (typeof deposit === 'string') return deposit
  let sent: Sent = 'asked'
  await room.failures.one(REFUND_FAILURE, id, async () => {
    sent = await ask(room, deposit, asking)
  })
  return sent
}

/** A refund whose answer was lost was written down as failed, and has been found to be made. */
export async function forgetFailure({ failures }: DepositOptions, id: string): Promise<void> {
  await failures.one(REFUND_FAILURE, id, async () => {})
}
