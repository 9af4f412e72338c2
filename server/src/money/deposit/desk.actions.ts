import { DEPOSITS_PER_PAGE, type DepositDeskDetail, type DepositDeskLine, type DepositQueue } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { ChargeState } from '../provider/index.ts'
import { isWaiting, keptOf } from './deposit.ts'
import { changeDeposit, findDeposit, insertStep, lockDeposit } from './deposit.sql.ts'
import { findPerson, listQueue } from './desk.sql.ts'
import { look } from './poll.actions.ts'
import { publishDeposit } from './publish.actions.ts'
import { readDetail, type DepositOptions } from './room.actions.ts'

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

function heardOf(said: ChargeState, atMs: number): DepositDeskDetail['heard'] {
  const { state, paid, currency } = said
  return { state, paid, left: keptOf(said) ?? 0n, currency, atMs }
}

/** One deposit, beside what its provider says of it at this moment. */
export async function readForDesk(
  room: DepositOptions,
  id: string,
): Promise<Result<DepositDeskDetail, 'deposit.unknown'>> {
  const { db, clock, providers } = room
  const deposit = await db.read((tx) => findDeposit(tx, id))
  if (deposit === undefined) return err('deposit.unknown')
  const said = await providers.named(deposit.provider)?.chargeState(id)
  const heard = said?.ok ? heardOf(said.value, clock.nowMs()) : null
  return db.read(async (tx) =>
    ok({
      ...(await readDetail(room, tx, deposit)),
      ...(await findPerson(tx, deposit.owner)),
      provider: deposit.provider,
      receipt: deposit.receipt,
      heard,
    }),
  )
}

/** Somebody of the staff asks the provider again; what follows is what always follows. */
export async function lookForDesk(
  room: DepositOptions,
  actor: string,
  id: string,
): Promise<Result<DepositDeskDetail, 'deposit.unknown' | 'deposit.provider_closed'>> {
  const before = await room.db.read((tx) => findDeposit(tx, id))
  if (before === undefined) return err('deposit.unknown')
  const looked = await look(room, id, { isForced: true })
  if (!looked.ok) return err('deposit.provider_closed')
  const nowMs = room.clock.nowMs()
  await room.db.write(async (tx) => {
    const after = await findDeposit(tx, id)
    const detail = { before: before.state, after: after?.state ?? before.state }
    await insertStep(tx, id, 'looked', nowMs)
    await writeAuditEntry(tx, { actor, action: 'deposit.look', subject: `deposit:${id}`, detail }, nowMs)
  })
  return readForDesk(room, id)
}

/** Ends a wait, with a reason that stays on record. */
export async function closeForDesk(
  room: DepositOptions,
  actor: string,
  id: string,
  reason: string,
): Promise<Result<DepositDeskDetail, 'deposit.unknown' | 'deposit.not_waiting'>> {
  const nowMs = room.clock.nowMs()
  const closed = await room.db.transact<string, 'deposit.unknown' | 'deposit.not_waiting'>(async (tx) => {
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
  room.onChanged(closed.value)
  return readForDesk(room, id)
}
