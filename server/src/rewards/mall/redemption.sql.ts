import type { GoodKind, GoodPicture, RedemptionState } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sql } from 'kysely'
import type { WalletId } from '../../money/ledger/index.ts'
import { accountsAs } from '../../people/identity/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewRedemption = {
  readonly id: string
  readonly account: string
  readonly good: string
  readonly kind: GoodKind
  readonly names: Readonly<Record<Language, string>>
  readonly picture: GoodPicture
  readonly quantity: number
  readonly price: number
  readonly wallet: WalletId
  readonly currency: Currency
  readonly amount: bigint | null
  readonly hasStock: boolean
  readonly recipient: Buffer | null
  readonly state: RedemptionState
  readonly askedAtMs: number
}

export type StoredRedemption = NewRedemption & {
  readonly seq: number
  readonly decidedAtMs: number | null
  readonly decidedBy: string | null
  readonly reason: string | null
  readonly isPaid: boolean
}

export async function insertRedemption(tx: Tx, fresh: NewRedemption): Promise<void> {
  const { names, hasStock, askedAtMs, ...redemption } = fresh
  const at = new Date(askedAtMs)
  await tx
    .insertInto('mall_redemption')
    .values({
      ...redemption,
      names: JSON.stringify(names),
      has_stock: hasStock,
      asked_at: at,
      decided_at: redemption.state === 'inProcess' ? null : at,
    })
    .execute()
}

const columns = sql<StoredRedemption>`
  id, seq, account, good, kind, names, picture, quantity, price, wallet, currency, amount, has_stock as "hasStock",
  recipient, state, (extract(epoch from asked_at) * 1000)::float8 as "askedAtMs",
  (extract(epoch from decided_at) * 1000)::float8 as "decidedAtMs", decided_by as "decidedBy", reason,
  paid_at is not null as "isPaid"`

export async function findRedemption(tx: Tx, id: string): Promise<StoredRedemption | undefined> {
  const { rows } = await sql<StoredRedemption>`select ${columns} from mall_redemption where id = ${id}`.execute(tx)
  return rows[0]
}

/** Locked until the transaction ends, so that of two decisions one is first. */
export async function lockRedemption(tx: Tx, id: string): Promise<StoredRedemption | undefined> {
  const { rows } = await sql<StoredRedemption>`
    select ${columns} from mall_redemption where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** How many of a good a member has redeemed that were not rejected. */
export async function countRedeemed(tx: Tx, account: string, good: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(quantity), 0)::int as count from mall_redemption
    where account = ${account} and good = ${good} and state <> 'rejected'`.execute(tx)
  return rows[0]?.count ?? 0
}

const LAST = 2_147_483_647

/** The newest redemptions of an account, those before one of them. */
export async function listRedemptions(
  tx: Tx,
  account: string,
  before: number | undefined,
  atMost: number,
): Promise<readonly StoredRedemption[]> {
  const { rows } = await sql<StoredRedemption>`
    select ${columns} from mall_redemption where account = ${account} and seq < ${before ?? LAST}
    order by seq desc limit ${atMost}`.execute(tx)
  return rows
}

export type NamedRedemption = Pick<
  StoredRedemption,
  'id' | 'seq' | 'kind' | 'names' | 'quantity' | 'price' | 'state' | 'reason' | 'askedAtMs' | 'decidedAtMs'
> & { readonly member: string; readonly decidedByName: string | null }

const named = (tx: Tx) =>
  tx
    .selectFrom('mall_redemption as redemption')
    .innerJoin(accountsAs('member'), 'member.id', 'redemption.account')
    .leftJoin(accountsAs('decider'), 'decider.id', 'redemption.decided_by')
    .selectAll('redemption')
    .select(['member.username as member_name', 'decider.username as decider_name'])

type NamedRow = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>

function namedOf({ id, seq, quantity, price, reason, ...row }: NamedRow): NamedRedemption {
  return {
    id,
    seq,
    quantity,
    price,
    reason,
    kind: row.kind as GoodKind,
    names: row.names as Readonly<Record<Language, string>>,
    state: row.state as RedemptionState,
    askedAtMs: row.asked_at.getTime(),
    decidedAtMs: row.decided_at?.getTime() ?? null,
    member: row.member_name,
    decidedByName: row.decider_name,
  }
}

export async function findNamed(tx: Tx, id: string): Promise<NamedRedemption | undefined> {
  const row = await named(tx).where('redemption.id', '=', id).executeTakeFirst()
  return row && namedOf(row)
}

/** Redemptions of all members, newest first. */
export async function listNamed(
  tx: Tx,
  { state, before }: { readonly state: RedemptionState | undefined; readonly before: number | undefined },
  atMost: number,
): Promise<readonly NamedRedemption[]> {
  let query = named(tx)
    .where('redemption.seq', '<', before ?? LAST)
    .orderBy('redemption.seq', 'desc')
    .limit(atMost)
  if (state !== undefined) query = query.where('redemption.state', '=', state)
  return (await query.execute()).map(namedOf)
}

export async function countInProcess(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('mall_redemption')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'inProcess')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type Decision = {
  readonly id: string
  readonly state: 'approved' | 'rejected'
  readonly by: string
  readonly reason: string | null
}

export async function recordDecision(tx: Tx, { id, state, by, reason }: Decision, nowMs: number): Promise<void> {
  await tx
    .updateTable('mall_redemption')
    .set({ state, decided_by: by, decided_at: new Date(nowMs), reason })
    .where('id', '=', id)
    .execute()
}

/** Money whose payment a crash or an empty fund interrupted. */
export async function listUnpaid(
  tx: Tx,
  { beforeMs, nowMs, atMost }: { readonly beforeMs: number; readonly nowMs: number; readonly atMost: number },
): Promise<readonly StoredRedemption[]> {
  const { rows } = await sql<StoredRedemption>`
    select ${columns} from mall_redemption
    where kind = 'cash' and paid_at is null and asked_at < ${new Date(beforeMs)}
      and ${isNotSetAside('mall.pay', sql.ref('id'), nowMs)}
    order by seq limit ${atMost}`.execute(tx)
  return rows
}

export async function recordPaid(tx: Tx, id: string, atMs: number): Promise<void> {
  await tx
    .updateTable('mall_redemption')
    .set({ paid_at: new Date(atMs) })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .execute()
}
