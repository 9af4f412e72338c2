import type { Clock } from '../../platform/clock/clock.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { deleteOldLines } from './chat.sql.ts'
import { RETENTION_MS } from './feed.actions.ts'

export function chatJobs(db: Db, clock: Clock): readonly Job[] {
  return [
    {
      name: 'chat.clean-up',
      cron: '*/10 * * * *',
      secondsMax: 60,
      run: () => db.write((tx) => deleteOldLines(tx, clock.nowMs() - RETENTION_MS)),
    },
  ]
}
