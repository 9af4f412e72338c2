import type { Job } from '../../platform/jobs/jobs.ts'
import { finishLeft, type LeftOptions } from './left.actions.ts'

export function arcadeJobs(options: LeftOptions): readonly Job[] {
  return [{ name: 'arcade.finish', cron: '*/10 * * * *', secondsMax: 300, run: () => finishLeft(options) }]
}
