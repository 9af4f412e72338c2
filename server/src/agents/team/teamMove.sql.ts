import type { TeamMoveKind } from '@ronda/contract'
import { sql, type RawBuilder } from 'kysely'
import { accountsAs, type AccountKind } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Days } from './team.ts'
import type { MoveCursor, MoveDay, MoveRow } from './teamMove.ts'

export async function insertMoves(tx: Tx, rows: readonly MoveRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into team_move (agent, account, kind, amount, at)
    select * from unnest(${rows.map(({ agent }) => agent)}::uuid[], ${rows.map(({ account }) => account)}::uuid[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ amount }) => amount.toString())}::bigint[],
      ${rows.map(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[])`.execute(tx)
}

export async function addMoveDays(tx: Tx, days: readonly MoveDay[]): Promise<void> {
  if (days.length === 0) return
  await sql`
    insert into team_move_day (agent, day, kind, count, amount)
    select * from unnest(${days.map(({ agent }) => agent)}::uuid[], ${days.map(({ day }) => day)}::date[],
      ${days.map(({ kind }) => kind)}::text[], ${days.map(({ count }) => count)}::int[],
      ${days.map(({ amount }) => amount.toString())}::bigint[]) as given order by 1, 2, 3
    on conflict (agent, day, kind) do update
      set count = team_move_day.count + excluded.count, amount = team_move_day.amount + excluded.amount`.execute(tx)
}

export type MovesAsked = Days & {
  readonly agent: string
  /** Only of this account. */
  readonly account?: string | undefined
  readonly kind?: TeamMoveKind | undefined
  readonly before?: MoveCursor | undefined
  readonly atMost: number
}

export type FoundMove = {
  readonly id: string
  readonly atMs: number
  readonly moved: TeamMoveKind
  readonly amount: bigint
  readonly number: string
  readonly username: string
  readonly kind: AccountKind
}

const inDays = ({ from, to }: Days): RawBuilder<boolean> => sql<boolean>`
  at >= ${from}::date::timestamp at time zone 'utc' and at < (${to}::date + 1)::timestamp at time zone 'utc'`

/** The rows of a page, newest first: one range of an index whatever is asked. */
export const pageOfMoves = ({ agent, account, kind, before, atMost, ...days }: MovesAsked): RawBuilder<FoundMove> => {
  const cursor = before && sql`(${new Date(before.atMs)}::timestamptz, ${before.id}::bigint)`
  return sql<FoundMove>`
    select team_move.id::text as id, extract(epoch from team_move.at)::float8 * 1000 as "atMs",
      team_move.kind as moved, team_move.amount, person.number::text as number, person.username, person.kind
    from team_move join ${accountsAs('person')} on person.id = team_move.account
    where team_move.agent = ${agent} and ${inDays(days)}
      and ${account === undefined ? sql`true` : sql`team_move.account = ${account}`}
      and ${kind === undefined ? sql`true` : sql`team_move.kind = ${kind}`}
      and ${cursor === undefined ? sql`true` : sql`(team_move.at, team_move.id) < ${cursor}`}
    order by team_move.at desc, team_move.id desc limit ${atMost}`
}

export async function listMoves(tx: Tx, asked: MovesAsked): Promise<readonly FoundMove[]> {
  return (await pageOfMoves(asked).execute(tx)).rows
}

export type MoveSum = { readonly kind: TeamMoveKind; readonly count: number; readonly amount: bigint }

/** Sums of each kind in a period: of a team from its days, of one account from its movements. */
export async function sumMoves(tx: Tx, { agent, account, from, to }: MovesAsked): Promise<readonly MoveSum[]> {
  const { rows } =
    account === undefined
      ? await sql<MoveSum>`
          select kind, sum(count)::int as count, sum(amount)::bigint as amount from team_move_day
          where agent = ${agent} and day between ${from}::date and ${to}::date group by kind`.execute(tx)
      : await sql<MoveSum>`
          select kind, count(*)::int as count, sum(amount)::bigint as amount from team_move
          where agent = ${agent} and account = ${account} and ${inDays({ from, to })} group by kind`.execute(tx)
  return rows
}
