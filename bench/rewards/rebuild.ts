import pg from 'pg'
import { present } from '@ronda/core'
import type { Server } from '../../server/src/app/server.ts'
import { validPartOf } from '../../server/src/rewards/bet/bet.ts'
import { join, readBoards } from '../../server/src/rewards/leaderboard/leaderboard.actions.ts'
import { recount } from '../../server/src/rewards/leaderboard/recount.sql.ts'
import { bareMember } from '../../server/test/kit/missions.ts'
import { countAsked } from '../asked.ts'
import { familyCpuSeconds } from '../cpu.ts'
import type { Report } from '../report.ts'

const MEMBERS = 1_000_000
const BETS_EACH = 2
const STAKES = [20_000n, 50_000n, 110_000n, 1_000_003n]
const GAMES = ['FERIA_DE_LUZ', 'RONDA_MINES']
/** The rounds of a page fit into what a query may use of memory. */
const PAGE = 20_000
const BEFORE_ALL_WALLETS = -(2 ** 31)

type Bet = { readonly game: string; readonly stake: bigint; readonly valid: bigint }

/** The bets that members placed by turns; what each counts is computed as a consumer of the ledger does. */
function betsOf({ features: { leaderboard } }: Server): readonly Bet[] {
  return GAMES.flatMap((game) => {
    const { returned } = present(leaderboard.options.games.get(game), 'a game')
    return STAKES.map((stake) => ({ game, stake, valid: validPartOf(stake, returned) }))
  })
}

/** Members without accounts: their rounds in the books, and a board that counts these. */
async function fill(client: pg.Client, startMs: number, bets: readonly Bet[], members: number): Promise<void> {
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  await client.query(
    `create temp table bet as
      select -number as wallet, seq, 1 + (number * 7 + seq * 3) % $2::int as bet,
        $4::timestamptz + make_interval(secs => 1 + (number * seq) % 1000) as at
      from generate_series(1, $1::int) as number, generate_series(1, $3::int) as seq`,
    [members, bets.length, BETS_EACH, new Date(startMs)],
  )
  await client.query(
    `insert into round (wallet, seq, id, game, model, seed, nonce, stake, win, draws, played_at)
      select wallet, seq, md5(wallet || ' ' || seq)::uuid, ($1::text[])[bet], 1, md5(wallet::text)::uuid, seq,
        ($2::bigint[])[bet], 0, '{0}', at
      from bet`,
    [bets.map(({ game }) => game), bets.map(({ stake }) => stake.toString())],
  )
  await client.query(
    `insert into leaderboard_member (starts_at, account, wallet, number, joined_at, valid, reached_at)
      select $1, gen_random_uuid(), wallet, -wallet, $1, sum(($2::bigint[])[bet]), max(at) from bet group by wallet`,
    [new Date(startMs), bets.map(({ valid }) => valid.toString())],
  )
  await client.query('vacuum analyze round, leaderboard_member')
}

/** The points of a million members computed again from the rounds in the books, and compared with the board. */
export async function measureRebuild(report: Report, server: Server, postgresPid: number): Promise<void> {
  const { options } = server.features.leaderboard
  const reader = await bareMember(server)
  await join(options, reader)
  const { startsAtMs: startMs } = (await readBoards(options, reader)).current
  const client = new pg.Client({ connectionString: server.db.url })
  await client.connect()
  try {
    await fill(client, startMs, betsOf(server), countAsked(MEMBERS))
  } finally {
    await client.end()
  }
  const [startedAt, usedBefore] = [performance.now(), familyCpuSeconds(postgresPid)]
  let [members, wrong] = [0, 0]
  for (let after: number | null = BEFORE_ALL_WALLETS; after !== null;) {
    const from: number = after
    const page = await server.db.read((tx) => recount(tx, { startMs, games: options.games, after: from, atMost: PAGE }))
    members += page.members
    wrong += page.wrong.length
    after = page.next
  }
  const seconds = (performance.now() - startedAt) / 1_000
  const used = familyCpuSeconds(postgresPid) - usedBefore
  report.note(
    `${members} members with ${BETS_EACH} rounds each, read from the books in ${seconds.toFixed(1)} s; ` +
      `CPU time of PostgreSQL: ${used.toFixed(1)} s`,
  )
  report.figure({ name: 'rewards.rebuild', value: seconds, unit: 's', goal: 60, better: 'lower' })
  report.figure({ name: 'rewards.rebuild_wrong', value: wrong, unit: 'members', goal: 0, better: 'lower' })
}
