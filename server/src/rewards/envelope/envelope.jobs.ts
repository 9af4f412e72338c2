import type { Job } from '../../platform/jobs/jobs.ts'
import { expireRains } from './rain.actions.ts'
import { closeEnded, payUnpaid, type EnvelopeOptions } from './take.actions.ts'

export function envelopeJobs(options: EnvelopeOptions): readonly Job[] {
  return [
    { name: 'envelope.pay', cron: '* * * * *', secondsMax: 60, run: () => payUnpaid(options) },
    { name: 'envelope.close', cron: '* * * * *', secondsMax: 60, run: () => closeEnded(options) },
    { name: 'envelope.expire', cron: '* * * * *', secondsMax: 60, run: () => expireRains(options) },
  ]
}
