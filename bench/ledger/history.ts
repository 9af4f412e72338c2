import pg from 'pg'
import { DEPOSIT, MEMBERS, openWallets } from './members.ts'

const LEGS = 10_000_000
const WAGERS_EACH = LEGS / MEMBERS - 2

/** PostgreSQL uses one CPU for each statement; there are two. */
const HALVES = [
  [1, MEMBERS / 2],
  [MEMBERS / 2 + 1, MEMBERS],
]

/**
 * Ten million legs as if they had been played: for each member a deposit, limits, and then a stake of 1,000 and a win
 * of 900 in turn over the last days. Written the fastest way: without indexes, which are built afterwards.
 */
export async function writeHistory(url: string): Promise<void> {
  await openWallets(url, MEMBERS)
  // Only for filling: what is measured later is durable as always.
  const options = '-c synchronous_commit=off -c maintenance_work_mem=1GB -c work_mem=256MB'
  const pool = new pg.Pool({ connectionString: url, max: 2, options })
  // The server may stop a moment before the last connection notices its end.
  pool.on('error', () => {})
  await pool.query('alter table leg drop constraint leg_chain, drop constraint leg_operation')
  await pool.query(BEGINNINGS, [MEMBERS, DEPOSIT])
  await Promise.all(HALVES.map(([from, to]) => pool.query(PLAY, [from, to, DEPOSIT, WAGERS_EACH])))
  await pool.query(BATCHES, [MEMBERS, WAGERS_EACH])
  await pool.query('alter table leg add constraint leg_chain unique (wallet, seq)')
  // As full as an index of random ids that grew over time; built at once, it would be packed and split at every
  // insert.
  await pool.query('alter table leg add constraint leg_operation unique (wallet, id, part) with (fillfactor = 70)')
  await pool.query(OPENINGS, [MEMBERS])
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
  await pool.end()
}

const houseAccount = (name: string): string =>
  `(select id from house_account where name = '${name}' and currency = 'USD')`

const BEGINNINGS = `
  with deposits as (
    insert into leg (wallet, seq, id, part, kind, code, counter, amount, balance, staked, won, at)
    select wallet, 1, gen_random_uuid(), 0, 3, 0, ${houseAccount('clearing')}, $2::bigint, $2::bigint, 0, 0, now() - interval '3 days'
    from generate_series(1, $1::int) as wallet
  ), restrictings as (
    insert into leg (wallet, seq, id, part, kind, code, counter, amount, balance, staked, won, at)
    select wallet, 2, gen_random_uuid(), 0, 10, 0, 0, 0, $2::bigint, 0, 0, now() - interval '3 days'
    from generate_series(1, $1::int) as wallet
  ), limits as (
    insert into restriction (wallet, seq, may_bet, loss_day, wager_month)
    select wallet, 2, true, 100000000000000, 1000000000000000 from generate_series(1, $1::int) as wallet
  )
  insert into batch (at, n, house, delta)
  values (now() - interval '3 days', 2 * $1::int, array[${houseAccount('clearing')}], array[-$2::bigint * $1::int])`

const PLAY = `
  insert into leg (wallet, seq, id, part, kind, code, counter, amount, balance, staked, won, at)
  select wallet, turn + 2, gen_random_uuid(), 0, 2 - turn % 2, 0, game.id,
    case when turn % 2 = 1 then -1000 else 900 end,
    $3::bigint - 1000 * ((turn + 1) / 2) + 900 * (turn / 2),
    1000 * ((turn + 1) / 2), 900 * (turn / 2),
    now() - interval '3 days' + turn * interval '4 minutes'
  from generate_series(1, $4::int) as turn, generate_series($1::int, $2::int) as wallet, ${houseAccount('game')} as game(id)`

const BATCHES = `
  insert into batch (at, n, house, delta)
  select now() - interval '3 days' + turn * interval '4 minutes', $1::int, array[${houseAccount('game')}],
    array[(case when turn % 2 = 1 then 1000 else -900 end)::bigint * $1::int]
  from generate_series(1, $2::int) as turn`

/** All members played alike, so the days of the first are the days of all. */
const OPENINGS = `
  insert into opening (wallet, day, seq, staked, won)
  select member, first.day, first.seq, coalesce(leg.staked, 0), coalesce(leg.won, 0)
  from (select (at at time zone 'utc')::date as day, min(seq) - 1 as seq from leg where wallet = 1 group by 1) as first
  left join leg on leg.wallet = 1 and leg.seq = first.seq
  cross join generate_series(1, $1::int) as member`
