import { seconds } from '@ronda/core'
import { openServer, type Server } from '../server/src/app/server.ts'
import { openLog } from '../server/src/platform/log/log.ts'
import { parseSecretKey } from '../server/src/platform/secrets/index.ts'
import { openTemporaryPostgres, type TemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import { testStaff } from '../server/test/kit/staff.ts'
import { measureBoard } from './board.ts'
import type { Report } from './report.ts'
import { measureBonus } from './rewards/bonus.ts'
import { measureDelay } from './rewards/delay.ts'
import { measureRebuild } from './rewards/rebuild.ts'

type Measure = (report: Report, postgres: TemporaryPostgres) => Promise<void>
type MeasureServer = (report: Report, server: Server, postgresPid: number) => Promise<void>

/** Measures a server in this process. */
const withServer =
  (measure: MeasureServer): Measure =>
  async (report, postgres) => {
    const databaseUrl = await postgres.create('bench')
    const key = parseSecretKey('00'.repeat(32))
    const server = await openServer({
      databaseUrl,
      key,
      log: openLog('error'),
      isLoadTest: true,
      demoAccounts: testStaff,
      // Tables are filled on a machine that may do other work as well.
      connectMsMax: seconds(60),
    })
    try {
      await measure(report, server, postgres.pid)
    } finally {
      await server.close()
    }
  }

const PARTS: Readonly<Record<string, Measure>> = {
  board: withServer(measureBoard),
  rebuild: withServer(measureRebuild),
  delay: withServer(measureDelay),
  bonus: measureBonus,
}

/** What rewards cost, how soon they show a bet, and how fast they answer with a million members. */
export const group = { name: 'rewards', parts: Object.keys(PARTS), run: measureRewards }

/** Each part with a database of its own. */
async function measureRewards(report: Report, parts: readonly string[]): Promise<void> {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!parts.includes(name)) continue
    const postgres = await openTemporaryPostgres('bench', { isOnDisk: true })
    try {
      await measure(report, postgres)
    } finally {
      await postgres.close()
    }
  }
}
