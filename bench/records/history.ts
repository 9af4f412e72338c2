import pg from 'pg'

export type History = {
  readonly wallet: number
  readonly bets: number
  readonly days: number
  readonly games: readonly string[]
  /** The time of the last bet. */
  readonly untilMs: number
}

/** Enough even if every bet is lost. */
const DEPOSIT = 10n ** 13n
const FIRST_SEQ = 2

/**
 * A history of bets as if each had been played, for an empty wallet: some every evening, a game at a time, one in
 * three won. Rounds, chain, openings, house account and counted figures match to the last atom, as an audit finds.
 */
export async function writeBets(url: string, history: History): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c synchronous_commit=off -c work_mem=256MB' })
  await client.connect()
  try {
    const { wallet, bets, days, games, untilMs } = history
    await client.query(PLAN, [bets, days, games, new Date(untilMs)])
    await client.query(SEED, [wallet])
    await client.query(MODEL)
    for (const statement of [DEPOSITED, STAKES, WINS]) await client.query(statement, [wallet, DEPOSIT.toString()])
    await client.query(ROUNDS, [wallet])
    await client.query(OPENINGS, [wallet])
    await client.query(BATCH, [DEPOSIT.toString()])
    await client.query(QUARTERS, [wallet])
    await client.query('insert into played_up_to (wallet, seq) select $1, max(seq) from plan', [wallet])
    await client.query('vacuum analyze leg, round, opening, played_quarter, played_up_to')
  } finally {
    await client.end()
  }
}

/**
 * Stakes of one unit or two; wins of one to three and a half units. In the evening of each day, one after the other.
 */
const PLAN = `
  create temp table plan as
  select *,
    ${FIRST_SEQ} - 1 + n + count(*) filter (where win > 0) over (order by n rows between unbounded preceding and 1 preceding)
      as seq,
    sum(stake) over chain as staked, sum(win) over chain as won
  from (
    select n, ($3::text[])[1 + (n / 300) % cardinality($3::text[])] as game,
      100000 * (1 + n % 2)::bigint as stake,
      case when n % 3 = 0 then 50000 * (2 + (n::bigint * 7919) % 6 + (n / 20000) % 3)::bigint else 0::bigint end as win,
      $4::timestamptz - make_interval(days => day::int)
        - make_interval(secs => 0.5 + (ago - (day * $1::int + $2::int - 1) / $2::int) * 10800.0 * $2::int / $1::int)
        as at
    from generate_series(1, $1::int) as n
    cross join lateral (select ($1::int - n)::bigint as ago) as back
    cross join lateral (select ago * $2::int / $1::int as day) as evening
  ) as bet
  window chain as (order by n rows unbounded preceding)`

const SEED = `
  insert into seed (wallet, id, state, commitment, client_seed, server_seed, rounds, retired_at)
  values ($1, '00000000-0000-4000-8000-000000000001', 'retired', repeat('0', 64), 'bench', repeat('0', 64), 0, now())`

/** Models are stored when a game is first opened, and no game was opened here. */
const MODEL = `insert into game_model (game, hash, model) values ('BENCH', repeat('0', 64), '{}')`

const houseAccount = (name: string): string =>
  `(select id from house_account where name = '${name}' and currency = 'USD')`

const LEG = 'insert into leg (wallet, seq, id, part, kind, code, counter, amount, balance, staked, won, at)'

const idOf = "md5($1::text || ':' || n)::uuid"

const DEPOSITED = `${LEG}
  select $1, 1, gen_random_uuid(), 0, 3, 0, ${houseAccount('clearing')}, $2::bigint, $2::bigint, 0, 0, min(at) - interval '1 day'
  from plan`

const STAKES = `${LEG}
  select $1::int, seq, ${idOf}, 0, 1, 0, ${houseAccount('game')}, -stake, $2::bigint + won - win - staked, staked, won - win, at
  from plan`

const WINS = `${LEG}
  select $1::int, seq + 1, ${idOf}, 1, 2, 0, ${houseAccount('game')}, win, $2::bigint + won - staked, staked, won, at
  from plan where win > 0`

const ROUNDS = `
  insert into round (wallet, seq, id, game, model, seed, nonce, stake, win, draws, played_at)
  select $1::int, seq, ${idOf}, game, (select id from game_model where game = 'BENCH'), '00000000-0000-4000-8000-000000000001', n, stake,
    win, '{0,0,0,0,0}', at
  from plan`

const OPENINGS = `
  insert into opening (wallet, day, seq, staked, won)
  select distinct on (day) $1::int, day, before, staked_before, won_before
  from (
    select (at at time zone 'utc')::date as day, seq - 1 as before, staked - stake as staked_before, won - win as won_before
    from plan
    union all
    select (min(at) at time zone 'utc')::date - 1, 0, 0, 0 from plan
  ) as step
  order by day, before`

const BATCH = `
  insert into batch (at, n, house, delta)
  select max(at), (count(*) + count(*) filter (where win > 0) + 1)::int, array[${houseAccount('game')}, ${houseAccount('clearing')}],
    array[sum(stake) - sum(win), -$1::bigint]::bigint[]
  from plan`

/** What the outbox's consumer writes for such rounds. */
const QUARTERS = `
  insert into played_quarter (wallet, quarter, game, rounds, staked, won,
    winning_rounds, winning_staked, winning_won, even_rounds, even_staked, seq_first, seq_last)
  select $1::int, date_bin('15 minutes', at, timestamptz 'epoch'), game, count(*), sum(stake), sum(win),
    count(*) filter (where win > stake), coalesce(sum(stake) filter (where win > stake), 0),
    coalesce(sum(win) filter (where win > stake), 0),
    count(*) filter (where win = stake), coalesce(sum(stake) filter (where win = stake), 0), min(seq), max(seq)
  from plan group by 2, 3`
