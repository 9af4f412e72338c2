import { promotionDraft, type PromotionDraft } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Tx } from '../../platform/postgres/db.ts'

/** A version as it is stored and never changed. */
export type Version = {
  readonly id: string
  readonly version: number
  readonly draft: PromotionDraft
  readonly hash: string
  readonly currency: Currency
  readonly proposedBy: string
  readonly proposedAtMs: number
}

/** A version that was published. */
export type Published = Version & {
  readonly isClosed: boolean
  /** What is reserved of the budget. */
  readonly reserved: bigint
}

type Stored<Row extends Version> = Omit<Row, 'draft'> & { readonly draft: unknown }

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
const columns = sql`
  promotion.id, promotion.version, promotion.draft, promotion.hash, promotion.currency,
  promotion.proposed_by as "proposedBy", ${ms('promotion.proposed_at')} as "proposedAtMs"`
const publishedColumns = sql`
  ${columns}, closing.closed_at is not null as "isClosed", coalesce(pool.reserved, 0)::bigint as reserved`

function versionOf<Row extends Version>({ draft, ...row }: Stored<Row>): Row {
  return { ...row, draft: z.decode(promotionDraft, draft as z.input<typeof promotionDraft>) } as unknown as Row
}

/** False when this version exists. */
export async function insertVersion(tx: Tx, version: Version): Promise<boolean> {
  const { draft, proposedBy, proposedAtMs, ...rest } = version
  const inserted = await tx
    .insertInto('promotion')
    .values({
      ...rest,
      draft: JSON.stringify(z.encode(promotionDraft, draft)),
      proposed_by: proposedBy,
      proposed_at: new Date(proposedAtMs),
    })
    .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findVersion(tx: Tx, id: string, version: number): Promise<Version | undefined> {
  const { rows } = await sql<Stored<Version>>`
    select ${columns} from promotion where id = ${id} and version = ${version}`.execute(tx)
  return rows[0] && versionOf(rows[0])
}

export async function findVersions(
  tx: Tx,
  asked: readonly { readonly promotion: string; readonly version: number }[],
): Promise<ReadonlyMap<string, Version>> {
  const { rows } = await sql<Stored<Version>>`
    select ${columns} from promotion
    join (select distinct * from unnest(${asked.map(({ promotion }) => promotion)}::uuid[],
      ${asked.map(({ version }) => version)}::int[]) as given (id, version)) as asked using (id, version)`.execute(tx)
  return new Map(rows.map((row) => [`${row.id} ${row.version}`, versionOf(row)]))
}

/** The newest version number of a promotion; 0 when there is none. */
export async function findNewestNumber(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0)::int as version from promotion where id = ${id}`.execute(tx)
  return rows[0]?.version ?? 0
}

const publishedFrom = sql`
  from promotion
  join promotion_decision as decision
    on decision.promotion = promotion.id and decision.version = promotion.version and decision.is_published
  left join promotion_close as closing on closing.promotion = promotion.id and closing.version = promotion.version
  left join promotion_pool as pool on pool.promotion = promotion.id`

/** The newest published version of a promotion. */
export async function findPublished(tx: Tx, id: string): Promise<Published | undefined> {
  const { rows } = await sql<Stored<Published>>`
    select ${publishedColumns} ${publishedFrom} where promotion.id = ${id}
    order by promotion.version desc limit 1`.execute(tx)
  return rows[0] && versionOf(rows[0])
}

/** The newest published version of each promotion that is not over, those that end first at the top. */
export async function listPublished(tx: Tx, nowMs: number, atMost: number): Promise<readonly Published[]> {
  const { rows } = await sql<Stored<Published>>`
    select * from (
      select distinct on (promotion.id) ${publishedColumns} ${publishedFrom}
      order by promotion.id, promotion.version desc
    ) as newest
    where not "isClosed" and (draft ->> 'untilMs')::float8 > ${nowMs}
    order by (draft ->> 'fromMs')::float8 > ${nowMs}, (draft ->> 'untilMs')::float8, id limit ${atMost}`.execute(tx)
  return rows.map(versionOf)
}

/**
 * Reserves money of the budget. False when it is all reserved. Of many at once exactly as many get it as there is money
 * for. The row stays locked until the transaction ends, so that joins of one promotion are decided one after the other.
 */
export async function reserve(tx: Tx, promotion: string, amount: bigint, budget: bigint): Promise<boolean> {
  if (amount > budget) return false
  const { rows } = await sql`
    insert into promotion_pool (promotion, reserved) values (${promotion}, ${amount})
    on conflict (promotion) do update set reserved = promotion_pool.reserved + excluded.reserved
      where promotion_pool.reserved + excluded.reserved <= ${budget}
    returning reserved`.execute(tx)
  return rows.length > 0
}

/** Gives back what was reserved and is not needed. */
export async function release(tx: Tx, promotion: string, amount: bigint): Promise<void> {
  if (amount === 0n) return
  await sql`update promotion_pool set reserved = reserved - ${amount} where promotion = ${promotion}`.execute(tx)
}

export type Decision = {
  readonly promotion: string
  readonly version: number
  readonly isPublished: boolean
  readonly proposedBy: string
  readonly decidedBy: string
  readonly atMs: number
  readonly note: string | null
}

/** False when it was decided before. */
export async function insertDecision(tx: Tx, decision: Decision): Promise<boolean> {
  const { promotion, version, isPublished, proposedBy, decidedBy, atMs, note } = decision
  const inserted = await tx
    .insertInto('promotion_decision')
    .values({
      promotion,
      version,
      is_published: isPublished,
      proposed_by: proposedBy,
      decided_by: decidedBy,
      decided_at: new Date(atMs),
      note,
    })
    .onConflict((conflict) => conflict.columns(['promotion', 'version']).doNothing())
    .returning('promotion')
    .executeTakeFirst()
  return inserted !== undefined
}

type Closing = { readonly promotion: string; readonly version: number; readonly by: string; readonly atMs: number }

/** False when it was closed before. */
export async function insertClose(tx: Tx, { promotion, version, by, atMs }: Closing): Promise<boolean> {
  const inserted = await tx
    .insertInto('promotion_close')
    .values({ promotion, version, closed_by: by, closed_at: new Date(atMs) })
    .onConflict((conflict) => conflict.columns(['promotion', 'version']).doNothing())
    .returning('promotion')
    .executeTakeFirst()
  return inserted !== undefined
}

export type DeskRow = Version & {
  readonly isPublished: boolean | null
  readonly decidedBy: string | null
  readonly decidedAtMs: number | null
  readonly note: string | null
  readonly isClosed: boolean
  readonly joined: number
  readonly claimed: number
  readonly reserved: bigint
  readonly given: bigint
}

/** The newest version of every promotion with what came of all of its versions, newest first. */
export async function listForDesk(tx: Tx, atMost: number): Promise<readonly DeskRow[]> {
  const { rows } = await sql<Stored<DeskRow>>`
    with newest as (
      select distinct on (promotion.id) ${columns} from promotion order by promotion.id, promotion.version desc
    ), sums as (
      select promotion, count(*)::int as joined,
        count(*) filter (where state in ('claimed', 'issued'))::int as claimed,
        coalesce(sum(amount) filter (where state in ('claimed', 'issued')), 0)::bigint as given
      from promotion_member group by promotion
    )
    select newest.*, decision.is_published as "isPublished", decision.decided_by as "decidedBy",
      ${ms('decision.decided_at')} as "decidedAtMs", decision.note,
      closing.closed_at is not null as "isClosed", coalesce(sums.joined, 0) as joined,
      coalesce(sums.claimed, 0) as claimed, coalesce(sums.given, 0)::bigint as given,
      coalesce(pool.reserved, 0)::bigint as reserved
    from newest
    left join promotion_decision as decision on decision.promotion = newest.id and decision.version = newest.version
    left join promotion_close as closing on closing.promotion = newest.id and closing.version = newest.version
    left join promotion_pool as pool on pool.promotion = newest.id
    left join sums on sums.promotion = newest.id
    order by "proposedAtMs" desc, newest.id limit ${atMost}`.execute(tx)
  return rows.map(versionOf)
}
