import pg from 'pg'
import { startTableProcess } from '../tables/scene.ts'
import type { TablePlan } from '../tables/plan.ts'

/** A shared round with many bets: how many wallets, and the number of the first. */
export type Draw = { readonly game: string; readonly from: number; readonly wallets: number }

export const TICKETS_EACH = 10
const DEPOSIT = 10_000_000
const UNIT = 20_000

/** Bets are accepted for an hour: nothing happens before the bench changes it. */
export const planTable = (game: string): TablePlan => ({
  kind: 'coin',
  game,
  pace: { bettingMs: 3_600_000, lockedMs: 0, showMs: 0, restMs: 3_600_000 },
})

/** Lets a server open the first round of a table, with its chain and its rules, and closes it again. */
export async function openDraw(url: string, { game }: Draw): Promise<void> {
  const server = await startTableProcess('server', { databaseUrl: url, tables: [planTable(game)] })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (;;) {
    const { rows } = await client.query('select from shared_round where game = $1', [game])
    if (rows.length > 0) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await client.end()
  await server.kill()
}

/**
 * As if every bet had been placed: wallets, deposits, stakes and tickets, exact to the last atom, as an audit finds.
 * Then the draw is due.
 */
export async function insertTickets(url: string, draws: readonly Draw[]): Promise<void> {
  // Only for filling: what is measured later is durable as always.
  const pool = new pg.Pool({ connectionString: url, max: 2, options: '-c synchronous_commit=off -c work_mem=256MB' })
  // The server may stop a moment before the last connection notices its end.
  pool.on('error', () => {})
  const wallets = draws.reduce((sum, one) => sum + one.wallets, 0)
  await pool.query(WALLETS, [wallets])
  for (const { game, from, wallets: count } of draws) {
    const values = [from, from + count - 1]
    await Promise.all([pool.query(LEGS, values), pool.query(TICKETS, [...values, game])])
    await pool.query(OPENINGS, values)
    await pool.query(BATCHES, values)
  }
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
  await pool.query(`update shared_round set locks_at = clock_timestamp(), shows_at = clock_timestamp()`)
  await pool.end()
}

const houseAccount = (name: string): string =>
  `(select id from house_account where name = '${name}' and currency = 'USD')`

/** Numbered from the first one on; the server has none of its own yet. */
const WALLETS = `
  insert into wallet (id, owner, purpose, currency) overriding system value
  select number, 'member ' || number, 'cash', 'USD' from generate_series(1, $1::int) as number`

/** The bets of each wallet: one unit, two, three, one, two… With the total until then. */
const PLACED = `(
  select turn, 1 + turn % 3 as units, ${UNIT} * sum(1 + turn % 3) over (order by turn) as staked
  from generate_series(1, ${TICKETS_EACH}) as turn
) as laid`

const WALLETS_OF = 'generate_series($1::int, $2::int) as wallet'

const idOf = "md5(wallet || ':' || turn)::uuid"

const LEGS = `
  insert into leg (wallet, seq, id, part, kind, code, counter, amount, balance, staked, won, at)
  select wallet, turn + 1, ${idOf}, 0, 1, 0, ${houseAccount('game')}, -${UNIT} * units, ${DEPOSIT} - staked, staked, 0, now()
  from ${WALLETS_OF} cross join ${PLACED}
  union all
  select wallet, 1, gen_random_uuid(), 0, 3, 0, ${houseAccount('clearing')}, ${DEPOSIT}, ${DEPOSIT}, 0, 0, now()
  from ${WALLETS_OF}`

const TICKETS = `
  insert into shared_ticket (game, round, wallet, id, mode, currency, unit, units, bet, placed_at)
  select $3, 1, wallet, ${idOf}, 'real', 'USD', ${UNIT}, units,
    json_build_object('side', case when (wallet + turn) % 2 = 0 then 'heads' else 'tails' end, 'units', units), opens_at
  from ${WALLETS_OF} cross join ${PLACED} cross join (select opens_at from shared_round where game = $3) as round`

const OPENINGS = `
  insert into opening (wallet, day, seq, staked, won)
  select wallet, (now() at time zone 'utc')::date, 0, 0, 0 from ${WALLETS_OF}`

const BATCHES = `
  insert into batch (at, n, house, delta)
  select now(), (${TICKETS_EACH + 1} * count(*))::int, array[${houseAccount('game')}, ${houseAccount('clearing')}],
    array[count(*) * (select max(staked) from ${PLACED}), -count(*) * ${DEPOSIT}]::bigint[]
  from ${WALLETS_OF}`
