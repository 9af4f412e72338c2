import { DEPOSITS_PER_PAGE, type DepositDeskDetail, type DepositDeskLine, type DepositQueue } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { ChargeState } from '../provider/index.ts'
import { isWaiting, keptOf } from './deposit.ts'
import { changeDeposit, findDeposit, insertStep, lockDeposit } from './deposit.sql.ts'
import { findPersons, listQueue } from './desk.sql.ts'
import { pollDeposit } from './poll.actions.ts'
import { publishDeposit } from './publish.actions.ts'
import { readDetail, type DepositOptions } from './allowance.actions.ts'

export type DeskPage = { readonly lines: DepositDeskLine[]; readonly hasMore: boolean }

export async function readQueue(
  { db, clock }: DepositOptions,
  queue: DepositQueue,
  before: bigint | undefined,
): Promise<DeskPage> {
  const query = { queue, before, nowMs: clock.nowMs(), atMost: DEPOSITS_PER_PAGE + 1 }
  const found = await db.read((tx) => listQueue(tx, query))
  return { lines: found.slice(0, DEPOSITS_PER_PAGE), hasMore: found.length > DEPOSITS_PER_PAGE }
}

function providerStateOf(reported: ChargeState, atMs: number): DepositDeskDetail['heard'] {
  const { state, paid, currency } = reported
  return { state, paid, left: keptOf(reported) ?? 0n, currency, atMs }
}

/** One deposit, with what its provider reports at this moment. */
export async function readForDesk(
  options: DepositOptions,
  id: string,
): Promise<Result<DepositDeskDetail, 'deposit.unknown'>> {
  const { db, clock, providers } = options
  const deposit = await db.read((tx) => findDeposit(tx, id))
  if (deposit === undefined) return err('deposit.unknown')
  const reported = await providers.named(deposit.provider)?.chargeState(id)
  const heard = reported?.ok ? providerStateOf(reported.value, clock.nowMs()) : null
  return db.read(async (tx) =>
    ok({
      ...(await readDetail(options, tx, deposit)),
      ...(await findPersons(tx, [deposit.owner]))(deposit.owner),
      provider: deposit.provider,
      receipt: deposit.receipt,
      heard,
    }),
  )
}

/** A staff member polls the provider; the result is handled like that of any other poll. */
export async function pollForDesk(
  options: DepositOptions,
  actor: string,
  id: string,
): Promise<Result<DepositDeskDetail, 'deposit.unknown' | 'deposit.provider_closed'>> {
  const before = await options.db.read((tx) => findDeposit(tx, id))
  if (before === undefined) return err('deposit.unknown')
  const polled = await pollDeposit(options, id, { isForced: true })
  if (!polled.ok) return err('deposit.provider_closed')
  const nowMs = options.clock.nowMs()
  await options.db.write(async (tx) => {
    const after = await findDeposit(tx, id)
    const detail = { before: before.state, after: after?.state ?? before.state }
    await insertStep(tx, id, 'looked', nowMs)
    await writeAuditEntry(tx, { actor, action: 'deposit.look', subject: `deposit:${id}`, detail }, nowMs)
  })
  return readForDesk(options, id)
}

/** Closes a waiting deposit, with a reason that is stored in the audit log. */
export async function closeForDesk(
  options: DepositOptions,
  actor: string,
  id: string,
  reason: string,
): Promise<Result<DepositDeskDetail, 'deposit.unknown' | 'deposit.not_waiting'>> {
  const nowMs = options.clock.nowMs()
  const closed = await options.db.transact<string, 'deposit.unknown' | 'deposit.not_waiting'>(async (tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit === undefined) return err('deposit.unknown')
    if (!isWaiting(deposit.state)) return err('deposit.not_waiting')
    await changeDeposit(tx, id, { state: 'failed', reason: 'staff' }, nowMs)
    await insertStep(tx, id, 'closed', nowMs)
    await publishDeposit(tx, deposit, { event: 'deposit.failed', amount: deposit.amount, reason: 'staff' }, nowMs)
    const detail = { reason, amount: deposit.amount.toString(), before: deposit.state }
    await writeAuditEntry(tx, { actor, action: 'deposit.close', subject: `deposit:${id}`, detail }, nowMs)
    return ok(deposit.owner)
  })
  if (!closed.ok) return closed
  options.onChanged(closed.value)
  return readForDesk(options, id)
}
