import { hours } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { deleteTrialWallets, type IsWalletInUse } from './wallet.sql.ts'

/** After this long, nothing that was begun for the account is still running in any process. */
const CLOSED_MS = hours(2)
/** The most that one transaction deletes. */
const REMOVED_MAX = 1_000

export type WalletJobsOptions = { readonly db: Db; readonly clock: Clock; readonly isInUse: IsWalletInUse }

export function walletJobs({ db, clock, isInUse }: WalletJobsOptions): readonly Job[] {
  const closedTrials = () => ({ closedBeforeMs: clock.nowMs() - CLOSED_MS, isInUse, atMost: REMOVED_MAX })
  const run = () => db.write((tx) => deleteTrialWallets(tx, closedTrials()))
  return [{ name: 'wallet.clean-up', cron: '*/10 * * * *', secondsMax: 60, run }]
}
