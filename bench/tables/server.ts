// The whole server with its tables, limits and pacing off: the bench starts it as its own process.
import { openServer } from '../../server/src/app/server.ts'
import { KEY } from '../../server/test/kit/testServer.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { answer } from './answer.ts'
import type { TableProcessPlan } from './scene.ts'
import { openTables } from './plan.ts'

const { databaseUrl, tables } = JSON.parse(process.argv[2] ?? '') as TableProcessPlan
const { origin } = await openServer({
  databaseUrl,
  key: KEY,
  log: openLog('error'),
  isLoadTest: true,
  demoAccounts: [],
  titles: [],
  arcades: [],
  shareds: openTables(tables),
  withTables: true,
})
answer(origin)
