import { sql } from 'kysely'
import type { WalletId } from '../../money/ledger/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewShare = {
  readonly id: string
  readonly envelope: string
  readonly position: number
  readonly account: string
  readonly device: Buffer | null
  readonly wallet: WalletId
  readonly clientSeed: string
  readonly amount: bigint
  readonly takenAtMs: number
}

export type StoredShare = Omit<NewShare, 'device'> & { readonly isPaid: boolean }

const shares = sql`
  select id, envelope, position, account, wallet, client_seed as "clientSeed", amount,
    (extract(epoch from taken_at) * 1000)::float8 as "takenAtMs", paid_at is not null as "isPaid"
  from envelope_share`

export async function insertShare(tx: Tx, { clientSeed, takenAtMs, ...rest }: NewShare): Promise<void> {
  await tx
    .insertInto('envelope_share')
    .values({ ...rest, client_seed: clientSeed, taken_at: new Date(takenAtMs) })
    .execute()
}

export async function findShare(tx: Tx, envelope: string, account: string): Promise<StoredShare | undefined> {
  const { rows } = await sql<StoredShare>`
    ${shares} where envelope = ${envelope} and account = ${account}`.execute(tx)
  return rows[0]
}

/** An account's shares of these envelopes. */
export async function listOwn(
  tx: Tx,
  account: string,
  envelopes: readonly string[],
): Promise<ReadonlyMap<string, StoredShare>> {
  const { rows } = await sql<StoredShare>`
    ${shares} where account = ${account} and envelope = any(${envelopes}::uuid[])`.execute(tx)
  return new Map(rows.map((share) => [share.envelope, share]))
}

/** Whether somebody has taken a share of an envelope in a browser. */
export async function isDeviceUsed(tx: Tx, envelope: string, device: Buffer): Promise<boolean> {
  const found = await tx
    .selectFrom('envelope_share')
    .select('id')
    .where('envelope', '=', envelope)
    .where('device', '=', device)
    .executeTakeFirst()
  return found !== undefined
}

export type TakenShare = { readonly clientSeed: string; readonly amount: bigint }

/** Every share of an envelope, in the order in which they were taken; at most as many as it had. */
export async function listTaken(tx: Tx, envelope: string, atMost: number): Promise<readonly TakenShare[]> {
  const { rows } = await sql<TakenShare>`
    select client_seed as "clientSeed", amount from envelope_share
    where envelope = ${envelope} order by position limit ${atMost}`.execute(tx)
  return rows
}

export async function recordPaid(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('envelope_share')
    .set({ paid_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .execute()
}

export type Due = { readonly beforeMs: number; readonly nowMs: number; readonly atMost: number }

/** Shares whose payment was interrupted. */
export async function listUnpaid(tx: Tx, { beforeMs, nowMs, atMost }: Due): Promise<readonly StoredShare[]> {
  const { rows } = await sql<StoredShare>`
    ${shares} where paid_at is null and taken_at < ${new Date(beforeMs)}
      and ${isNotSetAside('envelope.pay', sql.ref('id'), nowMs)}
    order by taken_at limit ${atMost}`.execute(tx)
  return rows
}
