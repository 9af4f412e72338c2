import { seconds } from '@ronda/core'
import type { Job } from '../../platform/jobs/jobs.ts'
import { advanceWithdrawal, type WithdrawalOptions } from './advance.actions.ts'
import { openLateCases, receiveUnconfirmed } from './receipt.actions.ts'
import { MOVING } from './withdrawal.ts'
import { takeMoving } from './withdrawal.sql.ts'

/** A caller that has begun gets this long to finish before the job takes over. */
const GRACE_MS = seconds(10)

const BATCH_MAX = 200

/** Finishes what was interrupted, and polls the provider for payouts that it has not paid yet. */
export async function advanceAllWithdrawals(options: WithdrawalOptions, atMost: number = BATCH_MAX): Promise<number> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  // Moved to the end of the queue first: what cannot go on, as while a provider is closed, must not block the others.
  const due = await db.write((tx) => takeMoving(tx, MOVING, { beforeMs: nowMs - GRACE_MS, nowMs, atMost }))
  await options.failures.each('withdrawal.carryOn', due, String, (id) => advanceWithdrawal(options, id))
  return due.length
}

export function withdrawalJobs(options: WithdrawalOptions): readonly Job[] {
  const often = { cron: '* * * * *', secondsMax: 300 }
  return [
    { name: 'withdrawal.carry-on', ...often, run: () => advanceAllWithdrawals(options) },
    { name: 'withdrawal.auto-receive', ...often, run: () => receiveUnconfirmed(options) },
    { name: 'withdrawal.late', ...often, run: () => openLateCases(options) },
  ]
}
