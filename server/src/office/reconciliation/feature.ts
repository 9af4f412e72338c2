import type { Providers } from '../../money/provider/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { findOurDeposits, findOurPayouts } from './ours.actions.ts'
import type { ReconciliationOptions } from './reconciliation.actions.ts'
import { reconciliationJobs } from './reconciliation.jobs.ts'
import { reconciliationRoutes } from './reconciliation.routes.ts'

export type ReconciliationNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'failures'>
  readonly provider: Opened<{ readonly providers: Providers }>
}

/** Compares what we booked with what the providers report. */
export function openReconciliationFeature(needs: ReconciliationNeeds) {
  const {
    platform: { db, clock, failures },
  } = needs
  const { providers } = needs.provider.api
  const ours = [findOurDeposits, findOurPayouts]
  const options: ReconciliationOptions = { db, clock, failures, providers: providers.all, ours }
  return {
    api: { options },
    handlers: { reconciliation: reconciliationRoutes(options) },
    jobs: reconciliationJobs(options),
  }
}
