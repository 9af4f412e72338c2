import { rulesNamed, type SharedTitle } from '@ronda/games'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Titles } from '../round/index.ts'
import { deleteOldRisks } from './risk.sql.ts'
import { deleteOld, type StoredShared } from './round.sql.ts'
import { settleFailed, type SettleOptions } from './settle.actions.ts'

export type TableJobOptions = SettleOptions & { readonly tables: Pick<Titles<SharedTitle>, 'titleOf'> }

export function tableJobs(options: TableJobOptions): readonly Job[] {
  const { db, tables } = options
  const cleanUp = async (): Promise<void> => {
    await db.write(deleteOld)
    await db.write(deleteOldRisks)
  }
  const rulesOf = (round: StoredShared) => {
    const title = tables.titleOf(round.game)
    return title && (rulesNamed(title, round.model_hash) ?? title.rules)
  }
  return [
    { name: 'shared.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: cleanUp },
    { name: 'shared.settle', cron: '* * * * *', secondsMax: 300, run: () => settleFailed({ ...options, rulesOf }) },
  ]
}
