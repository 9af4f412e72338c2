import type { ReferralState } from '@ronda/contract'
import type { Currency, Id } from '@ronda/core'
import { sql } from 'kysely'
import type { WalletId } from '../../money/ledger/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Counts, Level } from './referral.ts'

export type NewReferral = {
  readonly guest: Id<'account'>
  readonly host: Id<'account'>
  readonly wallet: WalletId
  readonly currency: Currency
  readonly goal: bigint
  readonly guestReward: bigint
  readonly levels: readonly Level[]
  readonly registeredAtMs: number
  readonly endsAtMs: number
}

export type StoredReferral = NewReferral & {
  readonly valid: bigint
  readonly state: Exclude<ReferralState, 'over'>
  /** What the host got; null until then. */
  readonly hostReward: bigint | null
}

/** In JSON a large whole number is a text. */
const writtenLevels = (levels: readonly Level[]): string =>
  JSON.stringify(levels.map(({ from, reward }) => ({ from, reward: reward.toString() })))

type WrittenLevels = readonly { readonly from: number; readonly reward: string }[]

export async function insertReferral(tx: Tx, fresh: NewReferral): Promise<void> {
  const { guest, host, wallet, currency, goal, guestReward, levels, registeredAtMs, endsAtMs } = fresh
  await tx
    .insertInto('referral')
    .values({
      guest,
      host,
      wallet,
      currency,
      goal,
      guest_reward: guestReward,
      levels: writtenLevels(levels),
      registered_at: new Date(registeredAtMs),
      ends_at: new Date(endsAtMs),
    })
    .execute()
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
const columns = sql<Row>`
  guest, host, wallet, currency, goal, valid, state, guest_reward as "guestReward", levels,
  host_reward as "hostReward", ${ms('registered_at')} as "registeredAtMs", ${ms('ends_at')} as "endsAtMs"`

type Row = Omit<StoredReferral, 'levels'> & { readonly levels: WrittenLevels }

const referralOf = ({ levels, ...row }: Row): StoredReferral => ({
  ...row,
  levels: levels.map(({ from, reward }) => ({ from, reward: BigInt(reward) })),
})

/** Guests that are still playing, by wallet, locked in one order: two batches never wait for each other. */
export async function lockPlaying(tx: Tx, wallets: readonly WalletId[]): Promise<readonly StoredReferral[]> {
  const { rows } = await sql<Row>`
    select ${columns} from referral where wallet = any(${wallets}) and state = 'playing'
    order by wallet for update`.execute(tx)
  return rows.map(referralOf)
}

export type Played = { readonly guest: string; readonly valid: bigint }

export async function recordPlayed(tx: Tx, played: readonly Played[], nowMs: number): Promise<void> {
  if (played.length === 0) return
  await sql`
    update referral set valid = fresh.valid,
      state = case when fresh.valid = goal then 'reached' else state end,
      check_at = case when fresh.valid = goal then ${new Date(nowMs)}::timestamptz end
    from unnest(${played.map(({ guest }) => guest)}::uuid[], ${played.map(({ valid }) => valid.toString())}::bigint[])
      as fresh (guest, valid)
    where referral.guest = fresh.guest`.execute(tx)
}

/** Guests who have reached the goal and are to be checked. */
export async function listReached(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const { rows } = await sql<{ guest: string }>`
    select guest from referral where state = 'reached' and check_at <= ${new Date(nowMs)}
      and ${isNotSetAside('referral.check', sql.ref('guest'), nowMs)}
    order by check_at, seq limit ${atMost}`.execute(tx)
  return rows.map(({ guest }) => guest)
}

/** Locked until the transaction ends, so that a guest is decided once. */
export async function lockReferral(tx: Tx, guest: string): Promise<StoredReferral | undefined> {
  const { rows } = await sql<Row>`select ${columns} from referral where guest = ${guest} for update`.execute(tx)
  return rows[0] && referralOf(rows[0])
}

/** Guests of one host are decided one after the other, so that each has a number of its own. */
export async function lockHost(tx: Tx, host: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`referral:${host}`}, 0))`.execute(tx)
}

/** How many guests of a host have qualified, in all and since the start of the month. */
export async function countQualified(tx: Tx, host: string, monthStartMs: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as qualified,
      count(*) filter (where decided_at >= ${new Date(monthStartMs)})::int as "qualifiedInMonth"
    from referral where host = ${host} and state = 'qualified'`.execute(tx)
  return rows[0] ?? { qualified: 0, qualifiedInMonth: 0 }
}

export async function recordQualified(tx: Tx, guest: string, hostReward: bigint, nowMs: number): Promise<void> {
  await tx
    .updateTable('referral')
    .set({ state: 'qualified', host_reward: hostReward, decided_at: new Date(nowMs) })
    .where('guest', '=', guest)
    .execute()
}

export async function recordRefused(tx: Tx, guest: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('referral')
    .set({ state: 'refused', decided_at: new Date(nowMs) })
    .where('guest', '=', guest)
    .execute()
}

export async function postponeCheck(tx: Tx, guest: string, untilMs: number): Promise<void> {
  await tx
    .updateTable('referral')
    .set({ check_at: new Date(untilMs) })
    .where('guest', '=', guest)
    .execute()
}

/** The newest guests of a host. */
export async function listGuests(tx: Tx, host: string, atMost: number): Promise<readonly StoredReferral[]> {
  const { rows } = await sql<Row>`
    select ${columns} from referral where host = ${host} order by seq desc limit ${atMost}`.execute(tx)
  return rows.map(referralOf)
}

/** The pair in which an account is the guest. */
export async function findReferral(tx: Tx, guest: string): Promise<StoredReferral | undefined> {
  const { rows } = await sql<Row>`select ${columns} from referral where guest = ${guest}`.execute(tx)
  return rows[0] && referralOf(rows[0])
}

/** How many guests a host has, and what they have earned the host. */
export async function sumGuests(tx: Tx, host: string): Promise<{ readonly guests: number; readonly earned: bigint }> {
  const { rows } = await sql<{ guests: number; earned: bigint }>`
    select count(*)::int as guests, coalesce(sum(host_reward), 0)::bigint as earned
    from referral where host = ${host}`.execute(tx)
  return rows[0] ?? { guests: 0, earned: 0n }
}
