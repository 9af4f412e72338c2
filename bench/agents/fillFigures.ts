import type pg from 'pg'
import { DAYS_ACTIVE } from './size.ts'

const LINES = `
  insert into team_line (agents) select distinct line from person`

/** 20, 40 … 1,000 units a day, of which players lose a twentieth. */
const ACCOUNT_DAYS = `
  insert into team_account_day (account, day, line, bets, valid, staked, won, deposited, promoted)
  select person.id, current_date - ((number + 4 * turn) % 28)::int, team_line.id, 3, staked, staked, staked * 19 / 20,
    case when turn = 0 then staked else 0 end, case when turn = 1 then staked / 100 else 0 end
  from person join team_line on team_line.agents = person.line
  cross join generate_series(0, $1 - 1) as turn
  cross join lateral (select (20 * (1 + number % 50) * 100000)::bigint as staked) as bet`

const LINE_DAYS = `
  create temp table line_day as
    select line, day, count(*)::int as active, sum(bets)::int as bets, sum(valid)::bigint as valid,
      sum(staked)::bigint as staked, sum(won)::bigint as won, sum(deposited)::bigint as deposited,
      sum(promoted)::bigint as promoted
    from team_account_day group by line, day`

const TEAM_DAYS = `
  insert into team_day (agent, day, active, bets, valid, staked, won, deposited, promoted)
  select agent, day, sum(active), sum(bets), sum(valid), sum(staked), sum(won), sum(deposited), sum(promoted)
  from line_day join team_line on team_line.id = line_day.line cross join unnest(agents) as agent
  group by agent, day order by agent, day`

const TEAM_MONTHS = `
  insert into team_month (agent, month, active)
  select agent, month, sum(active) from (
    select line, date_trunc('month', day)::date as month, count(distinct account) as active
    from team_account_day group by 1, 2
  ) as month_of_line join team_line on team_line.id = month_of_line.line cross join unnest(agents) as agent
  group by agent, month order by agent, month`

/** Every fifth member has moved money once: mostly deposits. */
const MOVES = `
  insert into team_move (agent, account, kind, amount, at)
  select agent, person.id, case number % 3 when 0 then 'withdrawal' when 1 then 'promotion' else 'deposit' end,
    case number % 3 when 0 then -2000000 else 2000000 end,
    date_trunc('second', now()) - make_interval(days => number % 28, secs => number % 80000)
  from person cross join unnest(line) as agent where number % 5 = 0 order by agent`

const MOVE_DAYS = `
  insert into team_move_day (agent, day, kind, count, amount)
  select agent, (at at time zone 'utc')::date, kind, count(*), sum(amount) from team_move group by 1, 2, 3`

/** The figures of the filled members, and of every team above them. */
export async function fillFigures(client: pg.Client): Promise<void> {
  await client.query('truncate team_account_day, team_day, team_month, team_move, team_move_day')
  await client.query(LINES)
  await client.query('analyze team_line')
  await client.query(ACCOUNT_DAYS, [DAYS_ACTIVE])
  await client.query(LINE_DAYS)
  for (const text of [TEAM_DAYS, TEAM_MONTHS, MOVES, MOVE_DAYS]) await client.query(text)
}
