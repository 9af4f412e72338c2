// Only what is needed to run tables: the bench starts many of these and kills them.
import { openLedger } from '../../server/src/money/ledger/index.ts'
import { systemClock as clock } from '../../server/src/platform/clock/clock.ts'
import { openFailures } from '../../server/src/platform/failures/index.ts'
import { openServerIds } from '../../server/src/platform/ids/serverId.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { openDb } from '../../server/src/platform/postgres/db.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'
import { openModels, openTitles, sharedPlayCoWrite } from '../../server/src/play/round/index.ts'
import { followTables, runOwnedTables } from '../../server/src/play/sharedRound/index.ts'
import { answer } from './answer.ts'
import type { TableProcessPlan } from './scene.ts'
import { openTables } from './plan.ts'

const { databaseUrl, tables: plans } = JSON.parse(process.argv[2] ?? '') as TableProcessPlan
const [db, log] = [openDb(databaseUrl), openLog('error')]
const ledger = await openLedger({ url: databaseUrl, now: () => clock.nowMs(), coWrites: [sharedPlayCoWrite] })
const tables = openTitles(openModels(db), openTables(plans))
const follower = followTables({ db, clock, log, tables })
// No other process decrypts what these have encrypted.
const key = parseSecretKey('5e'.repeat(32))
runOwnedTables({
  db,
  log,
  clock,
  ledger,
  tables,
  key,
  failures: openFailures({ db, clock, log }),
  ids: openServerIds(key),
  dbNowMs: () => follower.dbNowMs(),
  onOpen: () => Promise.resolve(),
  onChanged: () => follower.wake(),
})
answer('')
