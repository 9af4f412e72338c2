import type { MissionPeriod, MissionTask, RebateType } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

type ByLanguage = Readonly<Record<Language, string>>

export type StoredMission = {
  readonly id: string
  readonly version: number
  readonly names: ByLanguage
  readonly texts: ByLanguage
  readonly period: MissionPeriod
  readonly task: MissionTask
  readonly gameType: RebateType | null
  readonly goal: bigint
  readonly prize: bigint
  readonly currency: Currency
  readonly places: number
  readonly fromMs: number
  readonly untilMs: number | null
  readonly isOffered: boolean
  readonly madeBy: string | null
  readonly madeAtMs: number
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
const columns = sql<StoredMission>`
  mission.id, mission.version, mission.names, mission.texts, mission.period, mission.task,
  mission.game_type as "gameType", mission.goal, mission.prize, mission.currency, mission.places,
  ${ms('mission.from_at')} as "fromMs", ${ms('mission.until_at')} as "untilMs", mission.is_offered as "isOffered",
  mission.made_by as "madeBy", ${ms('mission.made_at')} as "madeAtMs"`

/** False when this version exists. */
export async function insertMission(tx: Tx, mission: StoredMission): Promise<boolean> {
  const { names, texts, gameType, fromMs, untilMs, isOffered, madeBy, madeAtMs, ...rest } = mission
  const inserted = await tx
    .insertInto('mission')
    .values({
      ...rest,
      names: JSON.stringify(names),
      texts: JSON.stringify(texts),
      game_type: gameType,
      from_at: new Date(fromMs),
      until_at: untilMs === null ? null : new Date(untilMs),
      is_offered: isOffered,
      made_by: madeBy,
      made_at: new Date(madeAtMs),
    })
    .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** A version is in force when it needs no approval, or has one. */
const isInForce = sql`(mission.made_by is null or not mission.is_offered or decision.is_approved)`
const withDecision = sql`mission left join mission_decision as decision
  on decision.mission = mission.id and decision.version = mission.version`

/** A mission in the newest version that is in force. */
export async function findInForce(tx: Tx, id: string): Promise<StoredMission | undefined> {
  const { rows } = await sql<StoredMission>`
    select ${columns} from ${withDecision} where mission.id = ${id} and ${isInForce}
    order by mission.version desc limit 1`.execute(tx)
  return rows[0]
}

export type Latest = StoredMission & { readonly isInForce: boolean }

const latestColumns = sql`${columns}, coalesce(${isInForce}, false) as "isInForce"`
const isNotRejected = sql`decision.is_approved is not false`

/** A mission in its newest version that was not rejected: in force, or waiting for a decision. */
export async function findLatest(tx: Tx, id: string): Promise<Latest | undefined> {
  const { rows } = await sql<Latest>`
    select ${latestColumns} from ${withDecision} where mission.id = ${id} and ${isNotRejected}
    order by mission.version desc limit 1`.execute(tx)
  return rows[0]
}

/** The number for the next version; rejected versions keep theirs. */
export async function nextVersion(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(version), 0) + 1 as next from mission where id = ${id}`.execute(tx)
  return rows[0]?.next ?? 1
}

export type MissionDecision = {
  readonly id: string
  readonly version: number
  readonly isApproved: boolean
  readonly by: string
  readonly note: string | null
}

/** False when this version is decided already. */
export async function insertDecision(tx: Tx, decision: MissionDecision, nowMs: number): Promise<boolean> {
  const { id, version, isApproved, by, note } = decision
  const row = await tx
    .insertInto('mission_decision')
    .values({ mission: id, version, is_approved: isApproved, decided_by: by, decided_at: new Date(nowMs), note })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

export async function findDecision(tx: Tx, id: string, version: number): Promise<MissionDecision | undefined> {
  const row = await tx
    .selectFrom('mission_decision')
    .selectAll()
    .where('mission', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && { id, version, isApproved: row.is_approved, by: row.decided_by ?? '', note: row.note }
}

/** How many missions wait for a decision. */
export async function countProposed(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select distinct on (mission.id) coalesce(${isInForce}, false) as in_force from ${withDecision}
      where ${isNotRejected} order by mission.id, mission.version desc
    ) as latest where not in_force`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function findVersion(tx: Tx, id: string, version: number): Promise<StoredMission | undefined> {
  const { rows } = await sql<StoredMission>`
    select ${columns} from mission where id = ${id} and version = ${version}`.execute(tx)
  return rows[0]
}

/** Every mission in its newest version that is in force, those that were offered last at the end. */
export async function listInForce(tx: Tx, atMost: number): Promise<readonly StoredMission[]> {
  const { rows } = await sql<StoredMission>`
    select * from (
      select distinct on (mission.id) ${columns} from ${withDecision} where ${isInForce}
      order by mission.id, mission.version desc
    ) as newest
    order by "isOffered" desc, period, goal, id limit ${atMost}`.execute(tx)
  return rows
}

export type Named = Latest & { readonly madeByName: string | null; readonly inForce: StoredMission | undefined }

/** Every mission for staff: those that wait for a decision first, each with its version that is in force. */
export async function listForDesk(tx: Tx, atMost: number): Promise<readonly Named[]> {
  const { rows: missions } = await sql<Latest>`
    select * from (
      select distinct on (mission.id) ${latestColumns} from ${withDecision} where ${isNotRejected}
      order by mission.id, mission.version desc
    ) as latest
    order by "isInForce", "isOffered" desc, period, goal, id limit ${atMost}`.execute(tx)
  const inForce = new Map((await listInForce(tx, atMost)).map((mission) => [mission.id, mission]))
  const authors = [...new Set(missions.flatMap(({ madeBy }) => (madeBy === null ? [] : [madeBy])))]
  const rows = await tx
    .selectFrom(accountsAs('author'))
    .select(['author.id', 'author.username'])
    .where('author.id', '=', sql<string>`any(${authors}::uuid[])`)
    .execute()
  const names = new Map<string, string>(rows.map(({ id, username }) => [id, username]))
  return missions.map((mission) => ({
    ...mission,
    madeByName: names.get(mission.madeBy ?? '') ?? null,
    inForce: inForce.get(mission.id),
  }))
}

export type PeriodOf = { readonly mission: string; readonly startMs: number }

/** How many places are taken, by mission; those with none are left out. */
export async function findTaken(tx: Tx, periods: readonly PeriodOf[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ mission: string; joined: number }>`
    select mission_period.mission, mission_period.joined from mission_period
    join unnest(${periods.map(({ mission }) => mission)}::uuid[],
      ${periods.map(({ startMs }) => new Date(startMs))}::timestamptz[]) as asked (mission, starts_at)
      using (mission, starts_at)`.execute(tx)
  return new Map(rows.map(({ mission, joined }) => [mission, joined]))
}

/** Takes one of the places of a period. False when all are taken. Of many at once exactly as many get one. */
export async function takePlace(tx: Tx, { mission, startMs }: PeriodOf, places: number): Promise<boolean> {
  const { rows } = await sql`
    insert into mission_period (mission, starts_at, joined) values (${mission}, ${new Date(startMs)}, 1)
    on conflict (mission, starts_at) do update set joined = mission_period.joined + 1
      where mission_period.joined < ${places}
    returning joined`.execute(tx)
  return rows.length > 0
}

export type Figures = { readonly joined: number; readonly done: number; readonly given: bigint }

/** What each mission has brought about in periods since a moment, of all versions. */
export async function sumFigures(tx: Tx, sinceMs: number): Promise<ReadonlyMap<string, Figures>> {
  const { rows } = await sql<Figures & { mission: string }>`
    select member.mission, count(*)::int as joined, count(member.done_at)::int as done,
      coalesce(sum(mission.prize) filter (where member.done_at is not null), 0)::bigint as given
    from mission_member as member
    join mission on mission.id = member.mission and mission.version = member.version
    where member.starts_at >= ${new Date(sinceMs)}
    group by member.mission`.execute(tx)
  return new Map(rows.map(({ mission, ...figures }) => [mission, figures]))
}
