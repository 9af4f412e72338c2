import type { MissionTask } from '@ronda/contract'
import { sql } from 'kysely'
import type { WalletId } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Advance, JoinedMission } from './mission.ts'

export type NewMember = {
  readonly id: string
  readonly account: string
  readonly wallet: WalletId
  readonly mission: string
  readonly version: number
  readonly startMs: number
  readonly endMs: number
  readonly joinedAtMs: number
}

/** False when the member has joined this mission in this period. */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const { startMs, endMs, joinedAtMs, ...rest } = member
  const inserted = await tx
    .insertInto('mission_member')
    .values({
      ...rest,
      starts_at: new Date(startMs),
      ends_at: new Date(endMs),
      joined_at: new Date(joinedAtMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type StoredMember = {
  readonly id: string
  readonly mission: string
  readonly version: number
  readonly startMs: number
  readonly endMs: number
  readonly progress: bigint
  readonly doneAtMs: number | null
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

/** What an account has joined in periods that are not over. */
export async function listJoined(tx: Tx, account: string, nowMs: number): Promise<readonly StoredMember[]> {
  const { rows } = await sql<StoredMember>`
    select id, mission, version, ${ms('starts_at')} as "startMs", ${ms('ends_at')} as "endMs", progress,
      ${ms('done_at')} as "doneAtMs"
    from mission_member where account = ${account} and ends_at > ${new Date(nowMs)}
    order by starts_at, mission`.execute(tx)
  return rows
}

/** Whether an account has ever joined a mission. */
export async function findAny(tx: Tx, account: string): Promise<boolean> {
  const row = await tx.selectFrom('mission_member').select('id').where('account', '=', account).executeTakeFirst()
  return row !== undefined
}

type OpenRow = {
  readonly id: string
  readonly wallet: number
  readonly task: MissionTask
  readonly gameType: string | null
  readonly goal: bigint
  readonly progress: bigint
  readonly joinedAtMs: number
  readonly endMs: number
}

type OpenQuery = { readonly wallets: readonly number[]; readonly sinceMs: number; readonly betMin: bigint }

/**
 * The missions of these wallets that bets since a moment can advance, locked in one order: two batches never wait for
 * each other.
 */
export async function lockOpen(tx: Tx, { wallets, sinceMs, betMin }: OpenQuery): Promise<readonly JoinedMission[]> {
  const { rows } = await sql<OpenRow>`
    select member.id, member.wallet, mission.task, mission.game_type as "gameType", mission.goal, member.progress,
      ${ms('member.joined_at')} as "joinedAtMs", ${ms('member.ends_at')} as "endMs"
    from mission_member as member
    join mission on mission.id = member.mission and mission.version = member.version
    where member.wallet = any(${wallets}::int[]) and member.done_at is null and member.ends_at > ${new Date(sinceMs)}
    order by member.id for update of member`.execute(tx)
  const played = await findGames(
    tx,
    rows.filter(({ task }) => task === 'games').map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, betMin, games: played.get(row.id) ?? new Set() }))
}

async function findGames(tx: Tx, members: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (members.length === 0) return new Map()
  const rows = await tx.selectFrom('mission_game').selectAll().where('member', 'in', members).execute()
  const groups = Map.groupBy(rows, ({ member }) => member)
  return new Map(Array.from(groups, ([member, own]) => [member, new Set(own.map(({ game }) => game))]))
}

/** Writes progress, in the order in which the rows were locked. */
export async function writeAdvances(tx: Tx, advances: readonly Advance[]): Promise<void> {
  if (advances.length === 0) return
  await sql`
    update mission_member set progress = fresh.progress, done_at = fresh.done_at
    from unnest(${advances.map(({ id }) => id)}::uuid[], ${advances.map(({ progress }) => progress)}::bigint[],
      ${advances.map(({ doneAtMs }) => (doneAtMs === null ? null : new Date(doneAtMs)))}::timestamptz[])
      as fresh (id, progress, done_at)
    where mission_member.id = fresh.id`.execute(tx)
  const games = advances.flatMap(({ id, games }) => games.map((game) => ({ member: id, game })))
  if (games.length > 0) await tx.insertInto('mission_game').values(games).execute()
}

type DoneRow = {
  readonly id: string
  readonly account: string
  readonly names: Readonly<Record<'es' | 'en', string>>
  readonly currency: string
  readonly prize: bigint
}

/** What members are given for missions, and whose they are. */
export async function findPrizes(tx: Tx, ids: readonly string[]): Promise<readonly DoneRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<DoneRow>`
    select member.id, member.account, mission.names, mission.currency, mission.prize
    from mission_member as member
    join mission on mission.id = member.mission and mission.version = member.version
    where member.id = any(${ids}::uuid[]) order by member.id`.execute(tx)
  return rows
}

/** The accounts of members. */
export async function findAccounts(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await tx.selectFrom('mission_member').select('account').where('id', 'in', ids).execute()
  return [...new Set(rows.map(({ account }) => account))]
}
