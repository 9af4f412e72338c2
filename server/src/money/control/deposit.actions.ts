import type { Tx } from '../../platform/postgres/db.ts'
import { periodStartMs } from '../ledger/index.ts'
import { settle, stoppedUntilMs, type Control } from './control.ts'
import { findControl, lockControl, type ControlRow } from './control.sql.ts'

/** What was deposited since a moment, before fees: with what is on its way, or only what has come. */
type DepositedSince = (sinceMs: number) => Promise<bigint>

type Asked = { readonly amount: bigint; readonly depositedSince: DepositedSince }

/** The least that any limit leaves; undefined without a limit. Never below zero. */
async function roomIn(control: Control, depositedSince: DepositedSince, nowMs: number): Promise<bigint | undefined> {
  let room: bigint | undefined
  for (const { kind, period, amount } of control.limits) {
    if (kind !== 'deposit' || amount === null) continue
    const used = await depositedSince(periodStartMs(period, nowMs))
    const left = used < amount ? amount - used : 0n
    room = room === undefined || left < room ? left : room
  }
  return room
}

/**
 * Whether the member's own limits stand against a deposit. Asked in the transaction that writes the deposit: the row is
 * locked until that is over, so that of two deposits at a time the second sees the first.
 */
export async function depositRefusal(
  tx: Tx,
  owner: string,
  { amount, depositedSince }: Asked,
  nowMs: number,
): Promise<'limit.excluded' | 'limit.deposit_reached' | undefined> {
  const row = await lockControl(tx, owner)
  if (row === undefined) return undefined
  const control = settle(row.control, nowMs)
  if (stoppedUntilMs(control, nowMs) !== undefined) return 'limit.excluded'
  const room = await roomIn(control, depositedSince, nowMs)
  return room !== undefined && amount > room ? 'limit.deposit_reached' : undefined
}

/** What limits leave, undefined without one; and whether nothing is left because the member has stopped. */
export type DepositSpace = { readonly left: bigint | undefined; readonly reason: 'limit' | 'stopped' }

async function spaceIn(
  row: ControlRow | undefined,
  depositedSince: DepositedSince,
  nowMs: number,
): Promise<DepositSpace> {
  if (row === undefined) return { left: undefined, reason: 'limit' }
  const control = settle(row.control, nowMs)
  if (stoppedUntilMs(control, nowMs) !== undefined) return { left: 0n, reason: 'stopped' }
  return { left: await roomIn(control, depositedSince, nowMs), reason: 'limit' }
}

/** What the member's own limits leave for deposits; undefined without a limit. */
export async function depositAllowance(
  tx: Tx,
  owner: string,
  depositedSince: DepositedSince,
  nowMs: number,
): Promise<bigint | undefined> {
  return (await spaceIn(await findControl(tx, owner), depositedSince, nowMs)).left
}

/**
 * What may be credited of money that has come. Asked in the transaction that writes it down: of two payments at a time
 * the second sees the first, and a limit that is being set waits or holds already.
 */
export async function lockDepositAllowance(
  tx: Tx,
  owner: string,
  creditedSince: DepositedSince,
  nowMs: number,
): Promise<DepositSpace> {
  return spaceIn(await lockControl(tx, owner), creditedSince, nowMs)
}

/** Whether the member has excluded themselves: from play and deposits, not from what is theirs. */
export async function isExcluded(tx: Tx, owner: string, nowMs: number): Promise<boolean> {
  const until = (await findControl(tx, owner))?.control.excludedUntilMs ?? 0
  return nowMs < until
}

/** Whether the member has stopped for a while or for good. */
export async function isStopped(tx: Tx, owner: string, nowMs: number): Promise<boolean> {
  const row = await findControl(tx, owner)
  return row !== undefined && stoppedUntilMs(row.control, nowMs) !== undefined
}
