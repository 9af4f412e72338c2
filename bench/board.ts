import { randomInt } from 'node:crypto'
import pg from 'pg'
import { present } from '@ronda/core'
import type { Server } from '../server/src/app/server.ts'
import { join, readBoards } from '../server/src/rewards/leaderboard/leaderboard.actions.ts'
import { bucketChanges } from '../server/src/rewards/leaderboard/bucket.ts'
import { changeBuckets } from '../server/src/rewards/leaderboard/leaderboard.sql.ts'
import { bareMember, type Racer } from '../server/test/kit/missions.ts'
import { countAsked } from './asked.ts'
import { cpuSeconds, familyCpuSeconds } from './cpu.ts'
import type { Report } from './report.ts'
import { measureTournament } from './tournamentBoard.ts'

const MEMBERS = 1_000_000
const READERS = 200
const LOOKS = 2_000
const LOOKS_BEFORE = 100
/** Points are spread as turnover is: most members have little, a few have a thousand times as much. */
const POINTS_MIN = 1_000
const DOUBLINGS = 14

/** Members who are only on the board, with points that the readers have too; they have no accounts. */
async function fillBoard({ db }: Server, client: pg.Client, startMs: number, members: number): Promise<void> {
  const week = new Date(startMs)
  const points = `floor(${POINTS_MIN}::float8 * 2 ^ (random() * ${DOUBLINGS}))::bigint`
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into leaderboard_member (starts_at, account, wallet, number, joined_at, valid, reached_at)
      select $1, gen_random_uuid(), -number, 100000000 + number, now(), ${points}, now()
      from generate_series(1, $2::int) as number`,
    [week, members],
  )
  await client.query(`update leaderboard_member set valid = ${points} where starts_at = $1 and valid = 0`, [week])
  const { rows } = await client.query<{ valid: string }>('select valid from leaderboard_member where starts_at = $1', [
    week,
  ])
  const added = rows.map(({ valid }) => ({ startMs, before: 0n, valid: BigInt(valid) }))
  await db.write((tx) => changeBuckets(tx, bucketChanges(added)))
  await client.query('vacuum analyze leaderboard_member, leaderboard_bucket')
}

async function openReaders(server: Server): Promise<readonly Racer[]> {
  const readers: Racer[] = []
  for (let at = 0; at < READERS; at += 1) readers.push(await bareMember(server, `reader${at}`))
  for (const reader of readers) await join(server.features.leaderboard.options, reader)
  return readers
}

async function look(server: Server, readers: readonly Racer[], times: number): Promise<Float64Array> {
  const { options } = server.features.leaderboard
  const tookMs = new Float64Array(times)
  for (let at = 0; at < times; at += 1) {
    const reader = present(readers[randomInt(readers.length)], 'a reader')
    const startedAt = performance.now()
    await readBoards(options, reader)
    tookMs[at] = performance.now() - startedAt
  }
  return tookMs.sort()
}

/** How many of the places that are shown are not those of the whole board. */
async function countWrong(server: Server, client: pg.Client, readers: readonly Racer[], startMs: number) {
  const { rows } = await client.query<{ account: string; place: number }>(
    `select account, place from (
        select account, row_number() over (order by valid desc, reached_at, number)::int as place
        from leaderboard_member where starts_at = $1) as board
      where account = any($2)`,
    [new Date(startMs), readers.map(({ id }) => id)],
  )
  const places = new Map(rows.map(({ account, place }) => [account, place]))
  let wrong = 0
  for (const reader of readers) {
    const { own } = (await readBoards(server.features.leaderboard.options, reader)).current
    if (own?.place !== places.get(reader.id)) wrong += 1
  }
  return wrong
}

/** A look at a leaderboard with a million members: the first places and the own one. */
export async function measureBoard(report: Report, server: Server, postgresPid: number): Promise<void> {
  const client = new pg.Client({ connectionString: server.db.url })
  await client.connect()
  try {
    const members = countAsked(MEMBERS)
    const readers = await openReaders(server)
    const { current } = await readBoards(server.features.leaderboard.options, present(readers[0], 'a reader'))
    await fillBoard(server, client, current.startsAtMs, members)
    await look(server, readers, LOOKS_BEFORE)
    const used = (): readonly number[] => [cpuSeconds(process.pid), familyCpuSeconds(postgresPid)]
    const before = used()
    const tookMs = await look(server, readers, LOOKS)
    const [ofServer, ofDatabase] = used().map((after, of) => Math.round(((after - (before[of] ?? 0)) * 1e6) / LOOKS))
    const at = (share: number): number => tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN
    const wrong = await countWrong(server, client, readers, current.startsAtMs)
    report.note(
      `a board of ${members} members: p50 ${at(0.5).toFixed(2)} ms; ` +
        `CPU time of a look: server ${ofServer} µs, PostgreSQL ${ofDatabase} µs`,
    )
    report.figure({ name: 'rewards.board_p99', value: at(0.99), unit: 'ms', goal: 5, better: 'lower' })
    report.figure({ name: 'rewards.wrong_places', value: wrong, unit: 'places', goal: 0, better: 'lower' })
    await measureTournament(report, server, client, readers)
  } finally {
    await client.end()
  }
}
