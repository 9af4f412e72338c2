import { hours } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { deleteTrialWallets } from './wallet.sql.ts'

/** By then nothing that was begun for the account is still under way, in whichever process. */
const CLOSED_MS = hours(2)
/** One transaction's worth. */
const REMOVED_MAX = 1_000

export function walletJobs({ db, clock }: { readonly db: Db; readonly clock: Clock }): readonly Job[] {
  const run = () => db.write((tx) => deleteTrialWallets(tx, clock.nowMs() - CLOSED_MS, REMOVED_MAX))
  return [{ name: 'wallet.clean-up', cron: '*/10 * * * *', secondsMax: 60, run }]
}
