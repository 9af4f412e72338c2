import { sql, type RawBuilder } from 'kysely'
import { accountsAs, type AccountKind } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { LineRow } from './tree.ts'

/** An account above another one, with the distance: 1 is the direct upline. */
export type Upline = {
  readonly agent: string
  readonly depth: number
  readonly kind: AccountKind
  readonly username: string
  readonly number: string
}

const momentOf = (account: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
  sql`greatest(${at}, (select min(valid_from) from tree_placement where tree_placement.account = ${account}))`

const holdsAt = (row: string, at: RawBuilder<unknown>) => sql<boolean>`
  ${sql.ref(`${row}.valid_from`)} <= ${at}
  and (${sql.ref(`${row}.valid_to`)} is null or ${sql.ref(`${row}.valid_to`)} > ${at})`

/** The accounts above one at a moment, nearest first. What came before its first place counts for that place. */
export async function uplinesOf(tx: Tx, account: string, atMs: number): Promise<readonly Upline[]> {
  const moment = momentOf(sql`${account}::uuid`, sql`${new Date(atMs)}::timestamptz`)
  const { rows } = await sql<Upline>`
    select above.agent, above.depth, agent.kind, agent.username, agent.number::text as number
    from tree_below as above cross join lateral (select ${moment} as at) as moment
    join ${accountsAs('agent')} on agent.id = above.agent
    where above.account = ${account} and ${holdsAt('above', sql.ref('moment.at'))}
    order by above.depth`.execute(tx)
  return rows
}

/** The accounts above one now, nearest first: what moves that are under way have not changed yet. */
export async function uplinesNow(tx: Tx, account: string): Promise<readonly string[]> {
  const { rows } = await sql<{ agent: string }>`
    select agent from tree_below where account = ${account} and valid_to is null order by depth`.execute(tx)
  return rows.map(({ agent }) => agent)
}

/** Who has ever stood above these accounts, and when: `lineAt` reads a line of any moment from it. */
export async function findLines(tx: Tx, accounts: readonly string[]): Promise<ReadonlyMap<string, readonly LineRow[]>> {
  const { rows } = await sql<LineRow & { account: string }>`
    select account, agent, depth, extract(epoch from valid_from)::float8 * 1000 as "fromMs",
      extract(epoch from valid_to)::float8 * 1000 as "toMs"
    from tree_below where account = any(${accounts}::uuid[])`.execute(tx)
  return Map.groupBy(rows, ({ account }) => account)
}

/** Whether an account stood below another one, at any depth. */
export async function isBelow(tx: Tx, agent: string, account: string, atMs: number): Promise<boolean> {
  const moment = momentOf(sql`${account}::uuid`, sql`${new Date(atMs)}::timestamptz`)
  const { rows } = await sql`
    select from tree_below cross join lateral (select ${moment} as at) as moment
    where agent = ${agent} and account = ${account} and ${holdsAt('tree_below', sql.ref('moment.at'))}`.execute(tx)
  return rows.length > 0
}

/** The accounts of a team now, for `in` and `join`: everybody below an agent. */
export const teamOf = (agent: string): RawBuilder<{ account: string; depth: number }> =>
  sql`(select account, depth from tree_below where agent = ${agent} and valid_to is null)`

/** An account with everybody below it now, for `in`. */
export const branchOf = (account: string): RawBuilder<{ account: string }> =>
  sql`select ${account}::uuid union all select account from ${teamOf(account)} as team`

export type Downline = {
  readonly account: string
  readonly username: string
  readonly number: string
  readonly kind: AccountKind
  /** 1 is directly below. */
  readonly depth: number
  readonly isBlocked: boolean
  /** Since when it stands below the agent, if it stood in another place before; null if it always did. */
  readonly movedAtMs: number | null
  /** How many stand directly below it. */
  readonly below: number
}

export type DownlinesAsked = {
  readonly agent: string
  /** As of this moment. */
  readonly atMs: number
  /** Everybody below, or only those directly below. */
  readonly isWholeTeam: boolean
  readonly kinds: readonly AccountKind[]
  /** Only this account, if it is below. */
  readonly only?: string | undefined
  /** The number of the account after which the page begins. */
  readonly after: string | null
  readonly atMost: number
}

const movedAt = sql<number | null>`case when exists (
    select from tree_placement where tree_placement.account = below.account and tree_placement.valid_from < below.valid_from
  ) then extract(epoch from below.valid_from)::float8 * 1000 end`

/** Those of a page, and the rows of the tree that say so: each part is the beginning of one range of an index. */
function pageBelow(
  { agent, atMs, isWholeTeam, kinds, only, after, atMost }: DownlinesAsked,
  isThen: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const last = sql`(select id from ${accountsAs('last')} where last.number = ${after}::bigint)`
  const isAgent = kinds.includes('member') ? sql`true` : sql`below.is_agent`
  // Not a join, which would begin with the accounts of the whole brand.
  const kind = sql`(select account.kind from ${accountsAs('account')} where account.id = below.account)`
  return sql`(
    select below.account, below.depth, below.valid_from from tree_below as below
    where below.agent = ${agent} and ${isThen} and below.valid_from <= ${new Date(atMs)} and ${isAgent}
      and ${isWholeTeam ? sql`true` : sql`below.depth = 1`} and ${kind} = any(${kinds}::text[])
      and ${only === undefined ? sql`true` : sql`below.account = ${only}`}
      and ${after === null ? sql`true` : sql`below.account < ${last}`}
    order by below.account desc limit ${atMost}
  )`
}

/** The accounts below an agent, those that were opened last first: the ids have the order of opening. */
export async function listDownlines(tx: Tx, asked: DownlinesAsked): Promise<readonly Downline[]> {
  const stillHere = pageBelow(asked, sql<boolean>`below.valid_to is null`)
  const leftLater = pageBelow(asked, sql<boolean>`below.valid_to > ${new Date(asked.atMs)}`)
  const { rows } = await sql<Downline>`
    select below.account, account.username, account.number::text as number, account.kind, below.depth,
      account.blocked_at is not null as "isBlocked", ${movedAt} as "movedAtMs", coalesce(size.direct, 0) as below
    from (${stillHere} union all ${leftLater} order by account desc limit ${asked.atMost}) as below
    join ${accountsAs('account')} on account.id = below.account
    left join tree_size as size on size.agent = below.account
    order by below.account desc`.execute(tx)
  return rows
}

/** Those directly below an agent. */
export const directDownlines = (
  tx: Tx,
  agent: string,
  page: Pick<DownlinesAsked, 'after' | 'atMost' | 'atMs'>,
): Promise<readonly Downline[]> => listDownlines(tx, { ...page, agent, isWholeTeam: false, kinds: ['member', 'agent'] })

export type TeamSize = { readonly members: number; readonly agents: number }

/** How many members and agents stand below an agent now. */
export async function countTeam(tx: Tx, agent: string): Promise<TeamSize> {
  const { rows } = await sql<TeamSize>`select members, agents from tree_size where agent = ${agent}`.execute(tx)
  return rows[0] ?? { members: 0, agents: 0 }
}

/** Waits for moves that are under way, and keeps others out until the transaction ends. */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('agents.tree', 0))`.execute(tx)
}

/** Keeps moves out until the transaction ends; others who do the same need not wait. */
export async function holdTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('agents.tree', 0))`.execute(tx)
}

/** How many levels stand below an account. */
export async function countLevelsBelow(tx: Tx, account: string): Promise<number> {
  const { rows } = await sql<{ levels: number }>`
    select coalesce(max(depth), 0)::int as levels from ${teamOf(account)} as team`.execute(tx)
  return rows[0]?.levels ?? 0
}

export type NewMove = {
  readonly id: string
  readonly account: string
  readonly from: string | null
  readonly to: string | null
  readonly reason: string
  readonly by: string
  readonly atMs: number
}

export async function insertMove(tx: Tx, { from, to, by, atMs, ...move }: NewMove): Promise<void> {
  await tx
    .insertInto('tree_move')
    .values({ ...move, from_upline: from, to_upline: to, moved_by: by, at: new Date(atMs) })
    .execute()
}

export type StoredMove = NewMove & {
  readonly fromName: string | null
  readonly toName: string | null
  readonly byName: string
}

const columns = sql`
  tree_move.id, tree_move.account, from_upline as "from", to_upline as "to", reason, moved_by as "by",
  (extract(epoch from tree_move.at) * 1000)::float8 as "atMs",
  old_upline.username as "fromName", new_upline.username as "toName", mover.username as "byName"`
const names = sql`
  left join ${accountsAs('old_upline')} on old_upline.id = tree_move.from_upline
  left join ${accountsAs('new_upline')} on new_upline.id = tree_move.to_upline
  join ${accountsAs('mover')} on mover.id = tree_move.moved_by`

export async function findMove(tx: Tx, id: string): Promise<StoredMove | undefined> {
  const { rows } = await sql<StoredMove>`
    select ${columns} from tree_move ${names} where tree_move.id = ${id}`.execute(tx)
  return rows[0]
}

/** The newest moves of an account. */
export async function listMoves(tx: Tx, account: string, atMost: number): Promise<readonly StoredMove[]> {
  const { rows } = await sql<StoredMove>`
    select ${columns} from tree_move ${names} where tree_move.account = ${account}
    order by tree_move.at desc limit ${atMost}`.execute(tx)
  return rows
}
