import { days } from '@ronda/core'
import type { Job } from '../../platform/jobs/jobs.ts'
import { reconcileDay, type ReconciliationOptions } from './reconciliation.actions.ts'

/** Reconciles yesterday, late enough for payments in transit at midnight to have arrived. */
export function reconciliationJobs(options: ReconciliationOptions): readonly Job[] {
  const yesterday = (): string => new Date(options.clock.nowMs() - days(1)).toISOString().slice(0, 10)
  return [
    {
      name: 'reconciliation.day',
      cron: '30 6 * * *',
      secondsMax: 1_800,
      run: () => reconcileDay(options, yesterday()),
    },
  ]
}
