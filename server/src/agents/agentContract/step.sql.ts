import type { ContractSide, ContractStep } from '@ronda/contract'
import { sql } from 'kysely'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { messagesOf } from './message.ts'

/** Who does something to a contract, and when. */
export type Doing = {
  readonly side: ContractSide
  /** Null where time does it. */
  readonly by: string | null
  readonly nowMs: number
  readonly note?: string
  /** The contract whose acceptance does it. */
  readonly cause?: string
}

export async function insertStep(tx: Tx, contract: string, what: ContractStep, doing: Doing): Promise<void> {
  const { side, by, nowMs, note, cause } = doing
  await tx
    .insertInto('agent_contract_event')
    .values({ contract, what, side, by_account: by, note: note ?? null, cause: cause ?? null, at: new Date(nowMs) })
    .execute()
  await publishStep(tx, contract, what, doing)
}

/** Writes to the sides of a contract what the other side, staff or time has done. */
async function publishStep(tx: Tx, contract: string, what: ContractStep, doing: Doing): Promise<void> {
  const { agent, upline, kind, expires_at } = await tx
    .selectFrom('agent_contract')
    .select(['agent', 'upline', 'kind', 'expires_at'])
    .where('id', '=', contract)
    .executeTakeFirstOrThrow()
  const facts = { payKind: kind, untilMs: what === 'proposed' ? expires_at.getTime() : null }
  for (const { account, event } of messagesOf(what, { agent, upline }, doing)) {
    await publishMemberEvent(tx, {
      account,
      event,
      key: `${event}:${contract}:${doing.nowMs}`,
      facts,
      atMs: doing.nowMs,
    })
  }
}

export async function recordAccepted(tx: Tx, id: string, doing: Doing): Promise<void> {
  const at = new Date(doing.nowMs)
  await tx
    .updateTable('agent_contract')
    .set({ state: 'valid', decided_by: doing.by, decided_at: at, valid_from: at })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute()
  await insertStep(tx, id, 'accepted', doing)
}

/** Ends an offer that is not accepted. False when it was answered meanwhile. */
export async function recordClosed(
  tx: Tx,
  id: string,
  what: 'denied' | 'withdrawn' | 'expired',
  doing: Doing,
): Promise<boolean> {
  const changed = await tx
    .updateTable('agent_contract')
    .set({
      state: what === 'expired' ? 'expired' : 'denied',
      decided_by: doing.by,
      decided_at: new Date(doing.nowMs),
    })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning('id')
    .executeTakeFirst()
  if (changed !== undefined) await insertStep(tx, id, what, doing)
  return changed !== undefined
}

/** Ends a valid contract at this moment, or at the earlier one of its notice. False when it had ended. */
export async function recordTerminated(tx: Tx, id: string, doing: Doing): Promise<boolean> {
  const at = sql`${new Date(doing.nowMs)}::timestamptz`
  const { rows } = await sql`
    update agent_contract
    set state = 'terminated', valid_to = greatest(valid_from, least(valid_to, ${at}))
    where id = ${id} and state = 'valid' returning id`.execute(tx)
  if (rows.length > 0) await insertStep(tx, id, 'terminated', doing)
  return rows.length > 0
}

export async function recordEnding(
  tx: Tx,
  id: string,
  { side, validToMs }: { readonly side: 'agent' | 'upline'; readonly validToMs: number | null },
  doing: Doing,
): Promise<void> {
  await tx
    .updateTable('agent_contract')
    .set({
      ending_side: side,
      ending_at: new Date(doing.nowMs),
      valid_to: validToMs === null ? null : new Date(validToMs),
    })
    .where('id', '=', id)
    .execute()
  await insertStep(tx, id, 'endAsked', doing)
}

export async function recordKept(tx: Tx, id: string, doing: Doing): Promise<void> {
  await tx
    .updateTable('agent_contract')
    .set({ ending_side: null, ending_at: null, valid_to: null })
    .where('id', '=', id)
    .execute()
  await insertStep(tx, id, 'endKept', doing)
}

export type StoredStep = {
  readonly contract: string
  readonly what: ContractStep
  readonly side: ContractSide
  readonly note: string | null
  readonly cause: string | null
  readonly atMs: number
}

/** What happened to some contracts, oldest first. */
export async function listSteps(
  tx: Tx,
  contracts: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredStep[]>> {
  const { rows } = await sql<StoredStep>`
    select contract, what, side, note, cause, round(extract(epoch from at) * 1000)::float8 as "atMs"
    from agent_contract_event where contract = any(${contracts}::uuid[]) order by contract, seq`.execute(tx)
  return Map.groupBy(rows, ({ contract }) => contract)
}

export type Due = { readonly nowMs: number; readonly atMost: number }

export async function findUnanswered(tx: Tx, { nowMs, atMost }: Due): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('agent_contract')
    .select('id')
    .where('state', '=', 'requested')
    .where('expires_at', '<=', new Date(nowMs))
    .where(isNotSetAside('agentContract.expire', sql.ref('id'), nowMs))
    .orderBy('expires_at')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findNoticeOver(tx: Tx, { nowMs, atMost }: Due): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('agent_contract')
    .select('id')
    .where('state', '=', 'valid')
    .where('valid_to', '<=', new Date(nowMs))
    .where(isNotSetAside('agentContract.end', sql.ref('id'), nowMs))
    .orderBy('valid_to')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}
