import { ATOMS_PER_UNIT, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  APPROVAL_DAY_MS,
  HELPED_MS,
  insertApproval,
  lockApprovals,
  needsSecond,
  sumByApprover,
} from '../approval/index.ts'
import type { WithdrawalOptions } from './advance.actions.ts'
import { sumAround } from './allowance.sql.ts'
import { UNDONE } from './withdrawal.ts'
import type { Withdrawal } from './withdrawal.sql.ts'

export type Approving = { readonly by: Id<'account'>; readonly atMs: number }

const unitsOf = (units: number): bigint => BigInt(units) * ATOMS_PER_UNIT

/**
 * Inserts the approval and returns whether a second one is needed, given all that was requested and approved in a day.
 */
export async function addApproval(
  options: WithdrawalOptions,
  tx: Tx,
  found: Withdrawal,
  { by, atMs }: Approving,
): Promise<boolean> {
  const { withdrawal, staff } = await options.policy()
  const { id, account, amount, currency } = found
  await lockApprovals(tx, by, account)
  const sinceMs = atMs - APPROVAL_DAY_MS
  const facts = {
    amount,
    memberDay: await sumAround(tx, found, { sinceMs, undone: UNDONE }),
    approverDay: await sumByApprover(tx, by, { currency, sinceMs, except: id }),
    hasHelped: await options.hasHelped(tx, by, account, atMs - HELPED_MS),
  }
  const limits = { secondFrom: unitsOf(withdrawal.fourEyesFrom), approvedPerDay: unitsOf(staff.approvedPerDay) }
  await insertApproval(tx, { kind: 'withdrawal', subject: id, approver: by, account, currency, amount, atMs })
  return found.needsTwo || needsSecond(facts, limits)
}
