import type { PromotionActor, PromotionState } from '@ronda/contract'
import { sql } from 'kysely'
import type { WalletId } from '../../money/ledger/index.ts'
import { accountsAs } from '../../people/identity/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Facts } from './promotion.ts'

export type MemberState = Exclude<PromotionState, 'soon' | 'join'>

export type NewMember = {
  readonly id: string
  readonly account: string
  readonly wallet: WalletId
  readonly promotion: string
  readonly version: number
  readonly period: string
  readonly state: MemberState
  readonly joinedAtMs: number
  readonly startMs: number
  readonly endMs: number
  readonly reserved: bigint
}

export type StoredMember = NewMember & {
  readonly seq: number
  readonly valid: bigint
  readonly amount: bigint | null
  /** The numbers from which the amount was computed. */
  readonly facts: Facts | null
  readonly claimUntilMs: number | null
  readonly note: string | null
}

type Digits = Readonly<Record<'staked' | 'won' | 'valid', string>> & { readonly deposit: string | null }
type Row = Omit<StoredMember, 'facts' | 'seq'> & { readonly facts: Digits | null; readonly seq: bigint }

const factsOf = ({ staked, won, valid, deposit }: Digits): Facts => ({
  staked: BigInt(staked),
  won: BigInt(won),
  valid: BigInt(valid),
  deposit: deposit === null ? null : BigInt(deposit),
})

/** In JSON a large whole number is a text. */
const writtenFacts = (facts: Facts): string =>
  JSON.stringify(facts, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

const memberOf = ({ facts, seq, ...row }: Row): StoredMember => ({
  ...row,
  seq: Number(seq),
  facts: facts === null ? null : factsOf(facts),
})

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
const columns = sql`
  id, seq, account, wallet, promotion, version, period, state, ${ms('joined_at')} as "joinedAtMs",
  ${ms('starts_at')} as "startMs", ${ms('ends_at')} as "endMs", reserved, valid, amount, facts,
  ${ms('claim_until')} as "claimUntilMs", note`

/** False when the member has joined it for this period. */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const { joinedAtMs, startMs, endMs, ...rest } = member
  const inserted = await tx
    .insertInto('promotion_member')
    .values({
      ...rest,
      joined_at: new Date(joinedAtMs),
      starts_at: new Date(startMs),
      ends_at: new Date(endMs),
      check_at: new Date(endMs),
    })
    .onConflict((conflict) => conflict.columns(['account', 'promotion', 'period']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Step = { readonly member: string; readonly state: PromotionState; readonly by: PromotionActor }

export async function insertStep(tx: Tx, step: Step & { actor: string | null }, atMs: number): Promise<void> {
  await tx
    .insertInto('promotion_step')
    .values({ ...step, at: new Date(atMs) })
    .execute()
}

export type StoredStep = Step & { readonly atMs: number }

/** What happened to these, oldest first. */
export async function listSteps(tx: Tx, members: readonly string[]): Promise<readonly StoredStep[]> {
  if (members.length === 0) return []
  const { rows } = await sql<StoredStep>`
    select member, state, by, ${ms('at')} as "atMs" from promotion_step
    where member = any(${members}::uuid[]) order by seq`.execute(tx)
  return rows
}

/** What an account has joined, newest first. */
export async function listOwn(tx: Tx, account: string, atMost: number): Promise<readonly StoredMember[]> {
  const { rows } = await sql<Row>`
    select ${columns} from promotion_member where account = ${account} order by seq desc limit ${atMost}`.execute(tx)
  return rows.map(memberOf)
}

export async function findMember(tx: Tx, id: string): Promise<StoredMember | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotion_member where id = ${id}`.execute(tx)
  return rows[0] && memberOf(rows[0])
}

/** Locked until the transaction ends, so that of two claims one is first. */
export async function lockMember(tx: Tx, id: string): Promise<StoredMember | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotion_member where id = ${id} for update`.execute(tx)
  return rows[0] && memberOf(rows[0])
}

/** Which of these accounts have joined each promotion, and were not rejected. */
export async function countLinked(
  tx: Tx,
  promotions: readonly string[],
  accounts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (promotions.length === 0 || accounts.length === 0) return new Map()
  const { rows } = await sql<{ promotion: string; count: number }>`
    select promotion, count(distinct account)::int as count from promotion_member
    where promotion = any(${promotions}::uuid[]) and account = any(${accounts}::uuid[]) and state <> 'rejected'
    group by promotion`.execute(tx)
  return new Map(rows.map(({ promotion, count }) => [promotion, count]))
}

export type Change = {
  readonly state: MemberState
  readonly reserved?: bigint
  readonly amount?: bigint
  readonly facts?: Facts
  readonly claimUntilMs?: number
  readonly checkAtMs: number
  readonly note?: string | null
}

export async function changeMember(tx: Tx, id: string, change: Change): Promise<void> {
  const { facts, claimUntilMs, checkAtMs, ...rest } = change
  await tx
    .updateTable('promotion_member')
    .set({
      ...rest,
      check_at: new Date(checkAtMs),
      ...(facts !== undefined && { facts: writtenFacts(facts) }),
      ...(claimUntilMs !== undefined && { claim_until: new Date(claimUntilMs) }),
    })
    .where('id', '=', id)
    .execute()
}

export async function postponeCheck(tx: Tx, id: string, checkAtMs: number): Promise<void> {
  await tx
    .updateTable('promotion_member')
    .set({ check_at: new Date(checkAtMs) })
    .where('id', '=', id)
    .execute()
}

/** What is to be looked at without the member, longest overdue first. */
export async function listDue(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from promotion_member
    where state in ('joined', 'applying', 'process', 'claim', 'claimed') and check_at <= ${new Date(nowMs)}
      and ${isNotSetAside('promotion.settle', sql.ref('id'), nowMs)}
    order by check_at limit ${atMost}`.execute(tx)
  return rows.map(({ id }) => id)
}

export type WalletBet = { readonly wallet: number; readonly valid: bigint; readonly atMs: number }

/**
 * Adds bets to what was joined before them and has not ended, in one order of the rows, and has them looked at. Returns
 * whose pages change.
 */
export async function addBets(tx: Tx, bets: readonly WalletBet[]): Promise<readonly string[]> {
  const { rows } = await sql<{ account: string }>`
    with open as (
      select id from promotion_member
      where wallet = any(${bets.map(({ wallet }) => wallet)}::int[]) and state in ('joined', 'process')
      order by id for update
    ), added as (
      select member.id, sum(bet.valid)::bigint as valid, max(bet.at) as at
      from open join promotion_member as member using (id)
      join unnest(${bets.map(({ wallet }) => wallet)}::int[], ${bets.map(({ valid }) => valid)}::bigint[],
        ${bets.map(({ atMs }) => new Date(atMs))}::timestamptz[]) as bet (wallet, valid, at)
        on bet.wallet = member.wallet and bet.at > member.joined_at and bet.at < member.ends_at
      group by member.id
    )
    update promotion_member set valid = promotion_member.valid + added.valid, check_at = least(check_at, added.at)
    from added where promotion_member.id = added.id
    returning promotion_member.account`.execute(tx)
  return [...new Set(rows.map(({ account }) => account))]
}

/** Has everything that these accounts have joined looked at. */
export async function checkSoon(tx: Tx, accounts: readonly string[], nowMs: number): Promise<void> {
  await sql`
    update promotion_member set check_at = ${new Date(nowMs)}
    where id in (
      select id from promotion_member where account = any(${accounts}::uuid[])
        and state in ('joined', 'process', 'claim', 'claimed')
      order by id for update
    )`.execute(tx)
}

export type Application = {
  readonly id: string
  readonly account: string
  readonly member: string
  readonly promotion: string
  readonly version: number
  readonly appliedAtMs: number
}

/** Who waits for a decision, oldest first. */
export async function listApplications(tx: Tx, atMost: number): Promise<readonly Application[]> {
  const rows = await tx
    .selectFrom('promotion_member as member')
    .innerJoin(accountsAs('owner'), 'owner.id', 'member.account')
    .select(['member.id', 'member.account', 'owner.username', 'member.promotion', 'member.version', 'member.joined_at'])
    .where('member.state', '=', 'applying')
    .orderBy('member.seq')
    .limit(atMost)
    .execute()
  return rows.map(({ joined_at: at, username: member, ...row }) => ({ ...row, member, appliedAtMs: at.getTime() }))
}

export async function countApplications(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('promotion_member')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'applying')
    .executeTakeFirstOrThrow()
  return Number(count)
}
