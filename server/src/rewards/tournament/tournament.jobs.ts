import type { Job } from '../../platform/jobs/jobs.ts'
import { expireTournaments, type PlanOptions } from './plan.actions.ts'
import { settleTournaments } from './settle.actions.ts'

/** A tournament opens and closes by the clock; only its settlement, and the end of old plans, is work. */
export function tournamentJobs(options: PlanOptions): readonly Job[] {
  return [
    { name: 'tournament.settle', cron: '* * * * *', secondsMax: 60, run: () => settleTournaments(options) },
    { name: 'tournament.expire', cron: '* * * * *', secondsMax: 60, run: () => expireTournaments(options) },
  ]
}
