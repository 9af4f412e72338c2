import type { Tx } from '../../platform/postgres/db.ts'
import { periodStartMs } from '../ledger/index.ts'
import { settle, stoppedUntilMs, type Control } from './control.ts'
import { findControl, lockControl, type ControlRow } from './control.sql.ts'

/** What was deposited since a moment, before fees: with pending deposits, or only what has arrived. */
type DepositedSince = (sinceMs: number) => Promise<bigint>

type Asked = { readonly amount: bigint; readonly depositedSince: DepositedSince }

/** The smallest remainder of any limit; undefined without a limit. Never below zero. */
async function allowanceIn(
  control: Control,
  depositedSince: DepositedSince,
  nowMs: number,
): Promise<bigint | undefined> {
  let allowance: bigint | undefined
  for (const { kind, period, amount } of control.limits) {
    if (kind !== 'deposit' || amount === null) continue
    const used = await depositedSince(periodStartMs(period, nowMs))
    const left = used < amount ? amount - used : 0n
    allowance = allowance === undefined || left < allowance ? left : allowance
  }
  return allowance
}

/**
 * Whether the member's own limits forbid a deposit. Called in the transaction that writes the deposit: the row stays
 * locked until it ends, so that of two simultaneous deposits the second counts the first.
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
  const allowance = await allowanceIn(control, depositedSince, nowMs)
  return allowance !== undefined && amount > allowance ? 'limit.deposit_reached' : undefined
}

/** What limits allow, undefined without one; and whether nothing is allowed because the member has stopped. */
export type ControlAllowance = { readonly left: bigint | undefined; readonly reason: 'limit' | 'stopped' }

async function readAllowanceIn(
  row: ControlRow | undefined,
  depositedSince: DepositedSince,
  nowMs: number,
): Promise<ControlAllowance> {
  if (row === undefined) return { left: undefined, reason: 'limit' }
  const control = settle(row.control, nowMs)
  if (stoppedUntilMs(control, nowMs) !== undefined) return { left: 0n, reason: 'stopped' }
  return { left: await allowanceIn(control, depositedSince, nowMs), reason: 'limit' }
}

/** What the member's own limits still allow for deposits; undefined without a limit. */
export async function depositAllowance(
  tx: Tx,
  owner: string,
  depositedSince: DepositedSince,
  nowMs: number,
): Promise<bigint | undefined> {
  return (await readAllowanceIn(await findControl(tx, owner), depositedSince, nowMs)).left
}

/**
 * What may be credited of money that has arrived. Called in the transaction that records it: of two simultaneous
 * payments the second counts the first, and a limit that is being set waits or is already in force.
 */
export async function lockDepositAllowance(
  tx: Tx,
  owner: string,
  creditedSince: DepositedSince,
  nowMs: number,
): Promise<ControlAllowance> {
  return readAllowanceIn(await lockControl(tx, owner), creditedSince, nowMs)
}

/** Whether the member has excluded themselves: from play and deposits, not from withdrawing their money. */
export async function isExcluded(tx: Tx, owner: string, nowMs: number): Promise<boolean> {
  const until = (await findControl(tx, owner))?.control.excludedUntilMs ?? 0
  return nowMs < until
}

/** Whether the member has a break or an exclusion. */
export async function isStopped(tx: Tx, owner: string, nowMs: number): Promise<boolean> {
  const row = await findControl(tx, owner)
  return row !== undefined && stoppedUntilMs(row.control, nowMs) !== undefined
}
