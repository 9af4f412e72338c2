import type { CalendarDay } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { AMOUNTS, NO_FIGURES, type AccountDay, type Days, type Figures, type TeamDay } from './team.ts'

/** One writer at a time: who is active for the first time is decided on what is stored. */
export async function lockFigures(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('agents.team', 0))`.execute(tx)
}

/** The numbers of lines, made where they are new; in the order of the question. */
async function findLineNumbers(tx: Tx, lines: readonly (readonly string[])[]): Promise<readonly number[]> {
  const texts = lines.map((line) => `{${line.join()}}`)
  const distinct = [...new Set(texts)]
  await sql`
    insert into team_line (agents) select text::uuid[] from unnest(${distinct}::text[]) as text
    where not exists (select from team_line where agents = text::uuid[])
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ text: string; id: number }>`
    select text, id from unnest(${distinct}::text[]) as text join team_line on agents = text::uuid[]`.execute(tx)
  const known = new Map(rows.map(({ text, id }) => [text, id]))
  return texts.map((text) => known.get(text) ?? 0)
}

const COLUMNS = sql.join(['bets', ...AMOUNTS].map((name) => sql.ref(name)))
const added = (table: string): RawBuilder<unknown> =>
  sql.join(
    ['bets', ...AMOUNTS].map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
    ),
  )

const bigints = (figures: readonly Figures[], name: keyof Figures): readonly string[] =>
  figures.map((each) => each[name].toString())

const figureArrays = (figures: readonly Figures[]): RawBuilder<unknown> =>
  sql.join([
    sql`${bigints(figures, 'bets')}::int[]`,
    ...AMOUNTS.map((name) => sql`${bigints(figures, name)}::bigint[]`),
  ])

/** Adds to what accounts did on days. Returns those that now have their first bet of the day in this line. */
export async function addAccountDays(
  tx: Tx,
  days: readonly AccountDay[],
): Promise<readonly { readonly account: string; readonly day: CalendarDay; readonly line: number }[]> {
  const lines = await findLineNumbers(
    tx,
    days.map(({ line }) => line),
  )
  const figures = days.map((each) => each.figures)
  const { rows } = await sql<{ account: string; day: string; line: number; bets: number }>`
    insert into team_account_day (account, day, line, ${COLUMNS})
    select * from unnest(${days.map(({ account }) => account)}::uuid[], ${days.map(({ day }) => day)}::date[],
      ${lines}::int[], ${figureArrays(figures)})
    on conflict (account, day, line) do update set ${added('team_account_day')}
    returning account, to_char(day, 'YYYY-MM-DD') as day, line, bets`.execute(tx)
  const keyOf = (account: string, day: string, line: number): string => `${account} ${day} ${line}`
  const bets = new Map(
    days.map((each, at) => [keyOf(each.account, each.day, lines[at] ?? 0), each.figures.bets] as const),
  )
  return rows.filter(({ account, day, line, bets: now }) => now > 0 && now === bets.get(keyOf(account, day, line)))
}

/** The days on which these accounts have bets in the months of these days, each with its line. */
export async function listActive(
  tx: Tx,
  found: readonly { readonly account: string; readonly day: CalendarDay }[],
): Promise<readonly { account: string; day: CalendarDay; line: number; agents: readonly string[] }[]> {
  const { rows } = await sql<{ account: string; day: string; line: number; agents: string[] }>`
    select distinct row.account, to_char(row.day, 'YYYY-MM-DD') as day, row.line, team_line.agents
    from unnest(${found.map(({ account }) => account)}::uuid[], ${found.map(({ day }) => day)}::date[]) as asked(account, day)
    join team_account_day as row on row.account = asked.account and row.bets > 0
      and row.day >= date_trunc('month', asked.day)::date
      and row.day < (date_trunc('month', asked.day) + interval '1 month')::date
    join team_line on team_line.id = row.line`.execute(tx)
  return rows
}

/** Adds to the figures of teams, in the order in which the rows are locked. */
export async function addTeamDays(tx: Tx, teams: readonly TeamDay[]): Promise<void> {
  if (teams.length === 0) return
  const figures = teams.map((each) => each.figures)
  await sql`
    insert into team_day (agent, day, ${COLUMNS})
    select * from unnest(${teams.map(({ agent }) => agent)}::uuid[], ${teams.map(({ day }) => day)}::date[],
      ${figureArrays(figures)}) as given order by 1, 2
    on conflict (agent, day) do update set ${added('team_day')}`.execute(tx)
}

type Counted = { readonly agent: string; readonly period: CalendarDay; readonly count: number }

/** Adds accounts that are active, or were opened, on a day or in a month. */
export async function addCounts(tx: Tx, of: 'active' | 'opened' | 'month', counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return
  const [table, column, period] = of === 'month' ? ['team_month', 'active', 'month'] : ['team_day', of, 'day']
  await sql`
    insert into ${sql.table(table)} (agent, ${sql.ref(period)}, ${sql.ref(column)})
    select * from unnest(${counted.map(({ agent }) => agent)}::uuid[], ${counted.map((each) => each.period)}::date[],
      ${counted.map(({ count }) => count)}::int[]) as given order by 1, 2
    on conflict (agent, ${sql.ref(period)})
      do update set ${sql.ref(column)} = ${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`.execute(
    tx,
  )
}

export type TeamDayRow = Figures & { readonly day: CalendarDay; readonly active: number; readonly opened: number }

/** The figures of a team on each day that has any, oldest first. */
export async function listTeamDays(tx: Tx, agent: string, { from, to }: Days): Promise<readonly TeamDayRow[]> {
  const { rows } = await sql<TeamDayRow>`
    select to_char(day, 'YYYY-MM-DD') as day, active, opened, ${COLUMNS} from team_day
    where agent = ${agent} and day between ${from}::date and ${to}::date order by day`.execute(tx)
  return rows
}

/** How many accounts of a team have a bet in a month. */
export async function findActiveInMonth(tx: Tx, agent: string, month: CalendarDay): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select active from team_month where agent = ${agent} and month = ${month}::date`.execute(tx)
  return rows[0]?.active ?? 0
}

const SUMS = sql.join([
  sql`coalesce(sum(bets), 0)::int as bets`,
  ...AMOUNTS.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
])

export type ByAccount = ReadonlyMap<string, Figures>
const byAccount = (rows: readonly (Figures & { account: string })[]): ByAccount =>
  new Map(rows.map(({ account, ...figures }) => [account, figures]))

/** What accounts did themselves in a period, as far as they stood below all of these agents when they did it. */
export async function sumAccounts(
  tx: Tx,
  { agents, accounts }: { readonly agents: readonly string[]; readonly accounts: readonly string[] },
  { from, to }: Days,
): Promise<ByAccount> {
  const { rows } = await sql<Figures & { account: string }>`
    select account, ${SUMS} from team_account_day join team_line on team_line.id = team_account_day.line
    where account = any(${accounts}::uuid[]) and day between ${from}::date and ${to}::date
      and team_line.agents @> ${agents}::uuid[]
    group by account`.execute(tx)
  return byAccount(rows)
}

/** What the teams of agents did in a period. */
export async function sumTeams(tx: Tx, agents: readonly string[], { from, to }: Days): Promise<ByAccount> {
  const { rows } = await sql<Figures & { account: string }>`
    select agent as account, ${SUMS} from team_day
    where agent = any(${agents}::uuid[]) and day between ${from}::date and ${to}::date
    group by agent`.execute(tx)
  return byAccount(rows)
}

/** What the team of an agent did on some days. */
export async function sumTeamOn(tx: Tx, agent: string, days: readonly CalendarDay[]): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select ${SUMS} from team_day where agent = ${agent} and day = any(${days}::date[])`.execute(tx)
  return rows[0] ?? NO_FIGURES
}

/** What the team of an agent did on some days while it stood below another agent. */
export async function sumTeamBelow(
  tx: Tx,
  { agent, team }: { readonly agent: string; readonly team: string },
  days: readonly CalendarDay[],
): Promise<Figures> {
  if (days.length === 0) return NO_FIGURES
  const { rows } = await sql<Figures>`
    select ${SUMS} from team_account_day
    where line in (select id from team_line where agents @> ${[agent, team]}::uuid[]) and day = any(${days}::date[])`.execute(
    tx,
  )
  return rows[0] ?? NO_FIGURES
}

/** What every account below an agent did on each day, while it stood there. */
export async function listAccountDays(
  tx: Tx,
  agent: string,
  { from, to }: Days,
  atMost: number,
): Promise<readonly AccountDay[]> {
  const { rows } = await sql<Figures & { account: string; day: CalendarDay; line: readonly string[] }>`
    select row.account, to_char(row.day, 'YYYY-MM-DD') as day, team_line.agents as line, ${COLUMNS}
    from team_account_day as row join team_line on team_line.id = row.line
    where team_line.agents @> ${[agent]}::uuid[] and row.day between ${from}::date and ${to}::date
    limit ${atMost}`.execute(tx)
  return rows.map(({ account, day, line, ...figures }) => ({ account, day, line, figures }))
}

export const figuresIn = (sums: ByAccount, account: string): Figures => sums.get(account) ?? NO_FIGURES
