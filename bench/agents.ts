import { setTimeout as wait } from 'node:timers/promises'
import { minutes, present, seconds } from '@ronda/core'
import { periodAt } from '@ronda/core/payroll'
import pg from 'pg'
import { openServer, type Server } from '../server/src/app/server.ts'
import type { DemoAccount } from '../server/src/app/demo.ts'
import { openLog } from '../server/src/platform/log/log.ts'
import { readUntilMs } from '../server/src/platform/outbox/index.ts'
import { parseSecretKey } from '../server/src/platform/secrets/index.ts'
import { openTemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import { accountNamed } from '../server/test/kit/signInSteps.ts'
import { isAsked } from './asked.ts'
import { withoutIndexes } from './agents/fast.ts'
import { fillFigures } from './agents/fillFigures.ts'
import { fillPay } from './agents/fillPay.ts'
import { agentName, fillTree, ROOT } from './agents/fillTree.ts'
import { noteUsed, timed } from './agents/measured.ts'
import { measureReports } from './agents/reports.ts'
import { measureAgain, measureSalary } from './agents/runs.ts'
import { enter, measureScreen } from './agents/screen.ts'
import { agentsOf, LEVELS, sizeAsked, type Size } from './agents/size.ts'
import { PASSWORD } from './play/seats.ts'
import type { Report } from './report.ts'

/** Reports, runs and live figures of agents, with a large tree: `npm run bench -- agents`, `-- agents --full`. */
export const group = { name: 'agents', parts: ['salary', 'again', 'reports', 'screen'], run: measureAgents }

const PLAYER = 'player'

/** Eleven agents below the root, and a player below the last of them. */
function demoAccounts(): readonly DemoAccount[] {
  const made = { password: PASSWORD, deposit: 0 }
  const deep = (level: number): string => (level === 0 ? ROOT : `deep${level}`)
  return [
    { ...made, kind: 'agent', username: ROOT },
    ...Array.from({ length: LEVELS - 1 }, (_, at) => ({
      ...made,
      kind: 'agent' as const,
      username: deep(at + 1),
      upline: deep(at),
    })),
    { ...made, kind: 'member', username: PLAYER, upline: deep(LEVELS - 1), deposit: 1_000 },
  ]
}

const DAY_MS = 86_400_000
/** The day that is paid, and five minutes of today: both have ended long enough ago. */
function periodsOf(nowMs: number) {
  return {
    day: periodAt(nowMs - DAY_MS, 'daily', 'UTC'),
    fiveMinutes: periodAt(nowMs - minutes(6), 'fiveMinutes', 'UTC'),
  }
}
type Periods = ReturnType<typeof periodsOf>

/** Nothing of the accounts that the server has made is counted any more while the tables are filled. */
async function waitForConsumers({ db, consumers }: Server): Promise<void> {
  for (const { name } of consumers) {
    while ((await db.read((tx) => readUntilMs(tx, name, Number.MAX_SAFE_INTEGER))) < Number.MAX_SAFE_INTEGER)
      await wait(50)
  }
}

async function fill(client: pg.Client, size: Size, root: string, periods: Periods): Promise<void> {
  // Without the triggers of single rows: what they do is done for all at once.
  await client.query('set session_replication_role = replica')
  await withoutIndexes(client, ['tree_below', 'tree_placement', 'wallet'], () => fillTree(client, size, root))
  await withoutIndexes(client, ['team_account_day', 'team_day', 'team_move'], () => fillFigures(client))
  const { rows } = await client.query<{ id: string }>(
    'select id from spot where place = 0 and level = any($1::int[]) union all select id from spot where place = $2 and level = $3',
    [[LEVELS / 2, LEVELS - 1], size.leaves - 1, LEVELS - 1],
  )
  await fillPay(client, size, { root, paidBefore: [root, ...rows.map(({ id }) => id)], ...periods })
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

async function noteSize(report: Report, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ rollups: string; below: string; size: string }>(
    `select (select count(*) from team_account_day) + (select count(*) from team_day)
         + (select count(*) from team_move) + (select count(*) from team_move_day) as rollups,
       (select count(*) from tree_below) as below, pg_size_pretty(pg_database_size(current_database())) as size`,
  )
  const { rollups, below, size } = present(rows[0], 'a count')
  report.note(`${rollups} rows of figures, ${below} rows of the tree, ${size} on disk`)
}

async function measure(report: Report, server: Server, databasePid: number, parts: readonly string[]): Promise<void> {
  const size = sizeAsked()
  const periods = periodsOf(Date.now())
  report.note(`${size.members} members below ${agentsOf(size)} agents with a contract, ${LEVELS} levels`)
  const client = new pg.Client({ connectionString: server.db.url })
  await client.connect()
  try {
    await waitForConsumers(server)
    const root = await accountNamed(server, ROOT)
    noteUsed(report, 'filled', await timed(databasePid, () => fill(client, size, root, periods)))
    await noteSize(report, client)
    if (parts.includes('salary')) await measureSalary(report, server, databasePid, periods.fiveMinutes)
    if (parts.includes('again')) await measureAgain(report, server, databasePid, periods.day)
    const readers = {
      root: await enter(server, ROOT),
      wide: await enter(server, agentName(LEVELS - 1, 0)),
      middle: await enter(server, agentName(LEVELS / 2, 0)),
      narrow: await enter(server, agentName(LEVELS - 1, size.leaves - 1)),
    }
    if (parts.includes('reports'))
      await measureReports({ report, databasePid, counted: isAsked('--full') ? client : undefined }, readers, size)
    if (parts.includes('screen')) await measureScreen(report, server, PLAYER, readers.root)
  } finally {
    await client.end()
  }
}

async function measureAgents(report: Report, parts: readonly string[]): Promise<void> {
  const postgres = await openTemporaryPostgres('bench', { isOnDisk: true })
  try {
    const server = await openServer({
      databaseUrl: await postgres.create('bench'),
      key: parseSecretKey('00'.repeat(32)),
      log: openLog('error'),
      isLoadTest: true,
      demoAccounts: demoAccounts(),
      // Tables are filled on a machine that may do other work as well.
      connectMsMax: seconds(60),
    })
    try {
      await measure(report, server, postgres.pid, parts)
    } finally {
      await server.close()
    }
  } finally {
    await postgres.close()
  }
}
