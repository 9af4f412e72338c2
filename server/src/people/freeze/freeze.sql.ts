import type { FreezePart } from '@ronda/contract'
import { sql, type RawBuilder } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { accountsAs } from '../identity/index.ts'

export type StoredFreeze = {
  readonly id: string
  readonly account: string
  readonly part: FreezePart
  readonly reason: string
  readonly madeBy: string
  readonly madeByName: string
  readonly madeAtMs: number
  readonly untilMs: number | null
  readonly endedAtMs: number | null
  readonly endedByName: string | null
  /** Made by an agent above the account, and not by staff. */
  readonly isByAgent: boolean
}

const freezes = (tx: Tx) =>
  tx
    .selectFrom('account_freeze as freeze')
    .innerJoin(accountsAs('author'), 'author.id', 'freeze.made_by')
    .leftJoin(accountsAs('ender'), 'ender.id', 'freeze.ended_by')
    .select(['freeze.id', 'freeze.account', 'freeze.part', 'freeze.reason', 'freeze.made_by', 'freeze.made_at'])
    .select(['freeze.by_agent'])
    .select(['freeze.until', 'freeze.ended_at', 'author.username as author', 'ender.username as ender'])

type Row = Awaited<ReturnType<ReturnType<typeof freezes>['executeTakeFirstOrThrow']>>

const freezeOf = (row: Row): StoredFreeze => ({
  id: row.id,
  account: row.account,
  part: row.part,
  reason: row.reason,
  madeBy: row.made_by,
  madeByName: row.author,
  madeAtMs: row.made_at.getTime(),
  untilMs: row.until?.getTime() ?? null,
  endedAtMs: row.ended_at?.getTime() ?? null,
  endedByName: row.ender,
  isByAgent: row.by_agent,
})

export type NewFreeze = Pick<
  StoredFreeze,
  'id' | 'account' | 'part' | 'reason' | 'madeBy' | 'madeAtMs' | 'untilMs' | 'isByAgent'
>

/** False when staff, or this agent, have frozen this part already, or the id is taken. */
export async function insertFreeze(tx: Tx, freeze: NewFreeze): Promise<boolean> {
  const { id, account, part, reason, madeBy, madeAtMs, untilMs, isByAgent } = freeze
  const row = await tx
    .insertInto('account_freeze')
    .values({
      id,
      account,
      part,
      reason,
      made_by: madeBy,
      made_at: new Date(madeAtMs),
      until: untilMs === null ? null : new Date(untilMs),
      by_agent: isByAgent,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findFreeze(tx: Tx, id: string): Promise<StoredFreeze | undefined> {
  const row = await freezes(tx).where('freeze.id', '=', id).executeTakeFirst()
  return row && freezeOf(row)
}

/** The active freezes by these agents, of these accounts where they are given. */
export async function listAgentFreezes(
  tx: Tx,
  agents: readonly string[],
  accounts?: readonly string[],
): Promise<readonly StoredFreeze[]> {
  if (agents.length === 0 || accounts?.length === 0) return []
  const held = freezes(tx).where('freeze.by_agent', '=', true).where('freeze.ended_at', 'is', null)
  const ofAgents = held.where('freeze.made_by', 'in', agents)
  const found = accounts === undefined ? ofAgents : ofAgents.where('freeze.account', 'in', accounts)
  return (await found.execute()).map(freezeOf)
}

/** Active freezes first, then ended ones; newest first. */
export async function listFreezes(tx: Tx, account: string, atMost: number): Promise<readonly StoredFreeze[]> {
  const rows = await freezes(tx)
    .where('freeze.account', '=', account)
    .orderBy(sql`${sql.ref('freeze.ended_at')} is null`, 'desc')
    .orderBy('freeze.made_at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map(freezeOf)
}

/** Whether a part is frozen. An expired freeze does not count, even before the job has marked it as ended. */
export async function isFrozen(tx: Tx, account: string, part: FreezePart, nowMs: number): Promise<boolean> {
  const row = await tx
    .selectFrom('account_freeze')
    .select('id')
    .where('account', '=', account)
    .where('part', '=', part)
    .where('ended_at', 'is', null)
    .where((of) => of.or([of('until', 'is', null), of('until', '>', new Date(nowMs))]))
    .executeTakeFirst()
  return row !== undefined
}

/** The same as a condition, for a query that lists what belongs to accounts. */
export const isFrozenAt = (account: RawBuilder<unknown>, part: FreezePart, nowMs: number): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from account_freeze as active
    where active.account = ${account} and active.part = ${part} and active.ended_at is null
      and (active.until is null or active.until > ${new Date(nowMs)}))`

/** False when it has ended already. */
export async function endFreeze(tx: Tx, id: string, by: string | null, nowMs: number): Promise<boolean> {
  const row = await tx
    .updateTable('account_freeze')
    .set({ ended_at: new Date(nowMs), ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** How many freezes by an agent hold. */
export async function countAgentFreezes(tx: Tx, agent: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account_freeze
    where by_agent and ended_at is null and made_by = ${agent}`.execute(tx)
  return rows[0]?.count ?? 0
}

export type EndedFreeze = Pick<StoredFreeze, 'id' | 'account' | 'part'>

/** Ends what these agents have frozen of these accounts (a query for them). */
export async function endAgentFreezes(
  tx: Tx,
  { agents, accounts }: { readonly agents: readonly string[]; readonly accounts: RawBuilder<unknown> },
  nowMs: number,
): Promise<readonly EndedFreeze[]> {
  if (agents.length === 0) return []
  const { rows } = await sql<EndedFreeze>`
    update account_freeze set ended_at = ${new Date(nowMs)}
    where by_agent and ended_at is null and made_by = any(${agents}::uuid[]) and account in (${accounts})
    returning id, account, part`.execute(tx)
  return rows
}

export async function findExpired(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('account_freeze')
    .select('id')
    .where('ended_at', 'is', null)
    .where('until', '<=', new Date(nowMs))
    .where(isNotSetAside('freeze.expire', sql.ref('id'), nowMs))
    .orderBy('until')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}
