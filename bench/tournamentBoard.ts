import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { present } from '@ronda/core'
import { potOf, termsHash } from '@ronda/fair'
import type { Server } from '../server/src/app/server.ts'
import { readBoard } from '../server/src/rewards/tournament/tournament.actions.ts'
import { insertTournament } from '../server/src/rewards/tournament/tournament.sql.ts'
import type { Racer } from '../server/test/kit/missions.ts'
import { termsAt } from '../server/test/kit/tournaments.ts'
import type { Report } from './report.ts'

/** As many as a tournament can have. */
const PLAYERS = 5_000
const LOOKS = 1_000

/** A tournament that runs, with its readers and others who are only on the board; those have no accounts. */
async function fillTournament({ db }: Server, client: pg.Client, readers: readonly Racer[]): Promise<string> {
  const nowMs = Date.now()
  const [id, terms] = [randomUUID(), termsAt(nowMs, { playersMax: PLAYERS })]
  const [proposer, approver] = [present(readers[0], 'a reader'), present(readers[1], 'a reader')]
  const times = { proposedAtMs: nowMs, expiresAtMs: nowMs }
  const own = { hash: termsHash(terms), currency: 'USD', pot: potOf(terms), proposedBy: proposer.id } as const
  await db.write((tx) => insertTournament(tx, { ...times, ...own, id, terms, reason: 'A bench' }))
  await client.query('set session_replication_role = replica')
  await client.query(
    "update tournament set state = 'published', decided_by = $2, decided_at = now(), joined = $3 where id = $1",
    [id, approver.id, PLAYERS],
  )
  await client.query(
    `insert into tournament_entry (tournament, number, account, wallet, joined_at, rounds, score, reached_at, is_ranked)
      select $1, number, coalesce(($2::uuid[])[number], gen_random_uuid()), -number, now(), 10,
        floor(random() * 1000)::bigint, now(), true
      from generate_series(1, $3::int) as number`,
    [id, readers.map((reader) => reader.id), PLAYERS],
  )
  await client.query('vacuum analyze tournament_entry')
  return id
}

/** A look at the board of a full tournament: a page somewhere, and the own place. */
export async function measureTournament(
  report: Report,
  server: Server,
  client: pg.Client,
  readers: readonly Racer[],
): Promise<void> {
  const id = await fillTournament(server, client, readers)
  const tookMs = new Float64Array(LOOKS)
  for (let at = 0; at < LOOKS; at += 1) {
    const who = present(readers[randomInt(readers.length)], 'a reader')
    const startedAt = performance.now()
    await readBoard(server.features.tournament.options, { id, from: 1 + randomInt(PLAYERS), who })
    tookMs[at] = performance.now() - startedAt
  }
  const p99 = tookMs.sort()[Math.floor(LOOKS * 0.99)] ?? Number.NaN
  report.figure({ name: 'rewards.tournament_board_p99', value: p99, unit: 'ms', goal: 5, better: 'lower' })
}
