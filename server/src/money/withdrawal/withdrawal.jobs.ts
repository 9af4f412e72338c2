import { seconds } from '@ronda/core'
import type { Job } from '../../platform/jobs/jobs.ts'
import { carryOn, type WithdrawalOptions } from './course.actions.ts'
import { openLateCases, receiveUnsaid } from './receipt.actions.ts'
import { MOVING } from './withdrawal.ts'
import { takeMoving } from './withdrawal.sql.ts'

/** Whoever has begun is given this long to finish by themselves. */
const LEFT_MS = seconds(10)

const BATCH_MAX = 200

/** Finishes what was left in the middle, and asks the provider about what it has not paid yet. */
export async function carryOnAll(options: WithdrawalOptions, atMost: number = BATCH_MAX): Promise<number> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  // To the end of the queue first: what cannot go on, as while a provider is closed, must not stand before the others.
  const left = await db.write((tx) => takeMoving(tx, MOVING, { beforeMs: nowMs - LEFT_MS, nowMs, atMost }))
  await options.failures.each('withdrawal.carryOn', left, String, (id) => carryOn(options, id))
  return left.length
}

export function withdrawalJobs(options: WithdrawalOptions): readonly Job[] {
  const often = { cron: '* * * * *', secondsMax: 300 }
  return [
    { name: 'withdrawal.carry-on', ...often, run: () => carryOnAll(options) },
    { name: 'withdrawal.auto-receive', ...often, run: () => receiveUnsaid(options) },
    { name: 'withdrawal.late', ...often, run: () => openLateCases(options) },
  ]
}
