import pg from 'pg'
import { countAsked } from './asked.ts'
import type { Report } from './report.ts'
import { insertTickets, openDraw, planTable, TICKETS_EACH, type Draw } from './settle/draw.ts'
import { timeSeal } from './settle/seal.ts'
import { compareBooks, reportSettled } from './tables/books.ts'
import { openScene, startTableProcess, type TableProcessPlan } from './tables/scene.ts'

/**
 * A draw with a million tickets is sealed and paid within seconds, each wallet once, also when the paying process is
 * killed.
 */
export const group = { name: 'settle', run: measureSettling }

const TICKETS = 1_000_000
const SECONDS_MAX = 20
const SEAL_SECONDS_MAX = 10
const STALL_MS_MAX = 50
/** The disturbed draw has a quarter of the tickets; the server is killed when these parts of it are paid. */
const DISTURBED = 4
const KILL_AT = [0.3, 0.6]

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The time from the outcome to the last payment, by the published turns; undefined while it is running. */
async function findTook(client: pg.Client, game: string): Promise<number | undefined> {
  const { rows } = await client.query<{ took: number | null }>(
    `select extract(epoch from max(told_at) filter (where round->>'phase' = 'closed')
      - max(told_at) filter (where round->>'phase' = 'settling'))::float8 as took
    from shared_turn where game = $1 and (round->>'number')::int = 1`,
    [game],
  )
  return rows[0]?.took ?? undefined
}

async function untilSettled(client: pg.Client, game: string): Promise<number> {
  for (;;) {
    const took = await findTook(client, game)
    if (took !== undefined) return took
    await pause(100)
  }
}

async function countPaid(client: pg.Client, game: string): Promise<number> {
  const { rows } = await client.query<{ paid: number }>('select count(*)::int as paid from round where game = $1', [
    game,
  ])
  return rows[0]?.paid ?? 0
}

/** Kills the server each time a certain part is paid; the last server is not killed. */
async function settleWithKills(client: pg.Client, plan: TableProcessPlan, { game, wallets }: Draw): Promise<number> {
  let kills = 0
  for (const share of KILL_AT) {
    const server = await startTableProcess('server', plan)
    while ((await countPaid(client, game)) < wallets * share && (await findTook(client, game)) === undefined)
      await pause(20)
    if ((await findTook(client, game)) === undefined) kills += 1
    await server.kill()
  }
  const last = await startTableProcess('server', plan)
  await untilSettled(client, game)
  await last.kill()
  return kills
}

async function measureSettling(report: Report): Promise<void> {
  const tickets = countAsked(TICKETS)
  const scene = await openScene('settle')
  const client = new pg.Client({ connectionString: scene.url })
  const calm: Draw = { game: 'CALM', from: 1, wallets: Math.ceil(tickets / TICKETS_EACH) }
  const disturbed: Draw = { game: 'DISTURBED', from: calm.wallets + 1, wallets: Math.ceil(calm.wallets / DISTURBED) }
  try {
    for (const draw of [calm, disturbed]) await openDraw(scene.url, draw)
    await client.connect()
    const began = performance.now()
    await insertTickets(scene.url, [calm, disturbed])
    report.note(
      `written by SQL in ${((performance.now() - began) / 1_000).toFixed(0)} s: ${calm.wallets} wallets, each with a deposit and ` +
        `${TICKETS_EACH} stakes in its chain and as many tickets; and ${disturbed.wallets} for the disturbed draw`,
    )
    const sealed = await timeSeal(scene.url, calm)
    report.figure({ name: 'settle.seal', value: sealed.seconds, unit: 's', goal: SEAL_SECONDS_MAX, better: 'lower' })
    report.figure({ name: 'settle.seal_stall', value: sealed.stallMs, unit: 'ms', goal: STALL_MS_MAX, better: 'lower' })
    const planOf = ({ game }: Draw): TableProcessPlan => ({ databaseUrl: scene.url, tables: [planTable(game)] })
    const server = await startTableProcess('server', planOf(calm))
    const seconds = await untilSettled(client, calm.game)
    await server.kill()
    const rate = (calm.wallets * TICKETS_EACH) / seconds
    report.figure({ name: 'settle.tickets', value: calm.wallets * TICKETS_EACH, unit: 'tickets', better: 'higher' })
    report.figure({ name: 'settle.seconds', value: seconds, unit: 's', goal: SECONDS_MAX, better: 'lower' })
    report.figure({ name: 'settle.rate', value: rate, unit: 'tickets per second', better: 'higher' })
    const kills = await settleWithKills(client, planOf(disturbed), disturbed)
    report.figure({ name: 'settle.kills', value: kills, unit: 'kills', goal: KILL_AT.length, better: 'higher' })
    reportSettled(report, 'settle', await compareBooks(scene.url, 'coin'))
  } finally {
    await client.end()
    await scene.close()
  }
}
