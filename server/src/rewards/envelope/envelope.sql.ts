import type { Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sql } from 'kysely'
import { lastLegOf, type WalletId } from '../../money/ledger/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewEnvelope = {
  readonly id: string
  readonly rain: string
  readonly number: number
  readonly currency: Currency
  readonly amount: bigint
  readonly shares: number
  readonly least: bigint
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly commitment: string
  readonly sealed: Buffer
}

export type StoredEnvelope = NewEnvelope & {
  readonly names: Readonly<Record<Language, string>>
  readonly rankMin: number
  readonly taken: bigint
  readonly takers: number
  readonly isClosed: boolean
  readonly serverSeed: string | null
}

export async function insertEnvelopes(tx: Tx, envelopes: readonly NewEnvelope[]): Promise<void> {
  await tx
    .insertInto('envelope')
    .values(
      envelopes.map(({ startsAtMs, endsAtMs, sealed, ...rest }) => ({
        ...rest,
        starts_at: new Date(startsAtMs),
        ends_at: new Date(endsAtMs),
        seed_sealed: sealed,
      })),
    )
    .execute()
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
const envelopes = sql`
  select envelope.id, rain, number, envelope.currency, envelope.amount, envelope.shares, envelope.least,
    ${ms('starts_at')} as "startsAtMs", ${ms('ends_at')} as "endsAtMs", commitment, seed_sealed as sealed, names,
    rank_min as "rankMin", taken, takers, closed_at is not null as "isClosed", server_seed as "serverSeed"
  from envelope join envelope_rain on envelope_rain.id = rain`

export async function findEnvelope(tx: Tx, id: string): Promise<StoredEnvelope | undefined> {
  const { rows } = await sql<StoredEnvelope>`${envelopes} where envelope.id = ${id}`.execute(tx)
  return rows[0]
}

/** Locked until the transaction ends: shares are taken one after the other. */
export async function lockEnvelope(tx: Tx, id: string): Promise<StoredEnvelope | undefined> {
  const { rows } = await sql<StoredEnvelope>`${envelopes} where envelope.id = ${id} for update of envelope`.execute(tx)
  return rows[0]
}

export type Listing = { readonly nowMs: number; readonly sinceMs: number; readonly atMost: number }

/** What is open or comes next, and then what ended last. */
export async function listEnvelopes(tx: Tx, { nowMs, sinceMs, atMost }: Listing): Promise<readonly StoredEnvelope[]> {
  const { rows: next } = await sql<StoredEnvelope>`
    ${envelopes} where ends_at > ${new Date(nowMs)} order by ends_at, envelope.id limit ${atMost}`.execute(tx)
  const { rows: past } = await sql<StoredEnvelope>`
    ${envelopes} where ends_at <= ${new Date(nowMs)} and ends_at > ${new Date(sinceMs)}
    order by ends_at desc, envelope.id limit ${atMost}`.execute(tx)
  return [...next, ...past]
}

/** Adds a share to what was taken. */
export async function addTaken(tx: Tx, id: string, amount: bigint): Promise<void> {
  await tx
    .updateTable('envelope')
    .set((row) => ({ taken: row('taken', '+', amount), takers: row('takers', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Publishes the seed: from now on nobody takes, and what is left is no longer reserved. */
export async function closeEnvelope(tx: Tx, id: string, serverSeed: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('envelope')
    .set({ closed_at: new Date(nowMs), server_seed: serverSeed })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
}

/** Envelopes whose time is over, with the seed still sealed. */
export async function listUnclosed(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from envelope where closed_at is null and ends_at <= ${new Date(nowMs)}
      and ${isNotSetAside('envelope.close', sql.ref('id'), nowMs)}
    order by ends_at limit ${atMost}`.execute(tx)
  return rows.map(({ id }) => id)
}

export type Escrow = { readonly balance: bigint; readonly reserved: bigint }

/**
 * What a fund has and what published envelopes have reserved of it, as of one moment: a share leaves the balance before
 * it is recorded as paid, so it may be reserved a moment too long, and never too short.
 */
export async function findEscrow(tx: Tx, fund: WalletId): Promise<Escrow> {
  const { rows } = await sql<Escrow>`
    select coalesce((select balance from ${lastLegOf(fund)} as tail), 0)::bigint as balance,
      (select coalesce(sum(amount - taken), 0) from envelope where closed_at is null)::bigint
        + (select coalesce(sum(amount), 0) from envelope_share where paid_at is null)::bigint as reserved`.execute(tx)
  return rows[0] ?? { balance: 0n, reserved: 0n }
}

/** Held until the transaction ends: two rains never reserve the same money. */
export async function lockEscrow(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('envelope.escrow', 0))`.execute(tx)
}
