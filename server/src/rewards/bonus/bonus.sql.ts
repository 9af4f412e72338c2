import { bonusTerms, type BonusCause, type BonusEnd, type BonusState, type BonusTerms } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { WalletId } from '../../money/ledger/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Changer } from './life.ts'

export type ByLanguage = Readonly<Record<Language, string>>

export type NewBonus = {
  readonly id: string
  readonly account: string
  readonly currency: Currency
  readonly names: ByLanguage
  readonly terms: BonusTerms
  readonly termsHash: string
  readonly source: string
  readonly state: 'offered' | 'waiting'
  readonly amount: bigint
  readonly target: bigint
  readonly givenAtMs: number
  readonly expiresAtMs: number | null
}

export type StoredBonus = Omit<NewBonus, 'state'> & {
  readonly seq: number
  readonly state: BonusState
  readonly outcome: BonusEnd | null
  readonly progress: bigint
  readonly wallet: WalletId | null
  readonly beganSeq: number | null
  readonly countedSeq: number | null
  readonly endedAtMs: number | null
}

type Row = Omit<StoredBonus, 'terms' | 'seq'> & { readonly terms: unknown; readonly seq: bigint }

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
const columns = sql<Row>`
  id, seq, account, currency, names, terms, terms_hash as "termsHash", source, state, outcome, amount, target, progress,
  ${ms('given_at')} as "givenAtMs", ${ms('expires_at')} as "expiresAtMs", wallet, began_seq as "beganSeq",
  counted_seq as "countedSeq", ${ms('ended_at')} as "endedAtMs"`

const whole = (atMs: number | null): number | null => (atMs === null ? null : Math.trunc(atMs))

const bonusOf = ({ terms, seq, givenAtMs, expiresAtMs, endedAtMs, ...row }: Row): StoredBonus => ({
  ...row,
  seq: Number(seq),
  terms: z.parse(bonusTerms, terms),
  givenAtMs: Math.trunc(givenAtMs),
  expiresAtMs: whole(expiresAtMs),
  endedAtMs: whole(endedAtMs),
})

/** False when the id is taken. */
export async function insertBonus(tx: Tx, bonus: NewBonus): Promise<boolean> {
  const { names, terms, termsHash, givenAtMs, expiresAtMs, ...rest } = bonus
  const inserted = await tx
    .insertInto('member_bonus')
    .values({
      ...rest,
      names: JSON.stringify(names),
      terms: JSON.stringify(z.encode(bonusTerms, terms)),
      terms_hash: termsHash,
      given_at: new Date(givenAtMs),
      expires_at: expiresAtMs === null ? null : new Date(expiresAtMs),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findBonus(tx: Tx, id: string): Promise<StoredBonus | undefined> {
  const { rows } = await sql<Row>`select ${columns} from member_bonus where id = ${id}`.execute(tx)
  return rows.map(bonusOf)[0]
}

const isOpen = sql`state in ('offered', 'waiting', 'starting', 'active', 'ending')`

/** The bonuses of an account that are not over, oldest first, locked: its bonuses change one after the other. */
export async function lockOpen(tx: Tx, account: string): Promise<readonly StoredBonus[]> {
  const { rows } = await sql<Row>`
    select ${columns} from member_bonus where account = ${account} and ${isOpen} order by seq for update`.execute(tx)
  return rows.map(bonusOf)
}

/** Newest first. */
export async function listBonuses(tx: Tx, account: string, atMost: number): Promise<readonly StoredBonus[]> {
  const { rows } = await sql<Row>`
    select ${columns} from member_bonus where account = ${account}
    order by ${isOpen} desc, seq desc limit ${atMost}`.execute(tx)
  return rows.map(bonusOf)
}

export type StateChange = {
  readonly id: string
  readonly state: BonusState
  readonly outcome?: BonusEnd | undefined
  readonly expiresAtMs?: number | null | undefined
  readonly wallet?: WalletId | undefined
  readonly beganSeq?: number | undefined
  readonly endedAtMs?: number | undefined
}

export async function writeState(tx: Tx, change: StateChange): Promise<void> {
  const { id, state, outcome, expiresAtMs, wallet, beganSeq, endedAtMs } = change
  await tx
    .updateTable('member_bonus')
    .set({
      state,
      ...(outcome !== undefined && { outcome }),
      ...(expiresAtMs !== undefined && { expires_at: expiresAtMs === null ? null : new Date(expiresAtMs) }),
      ...(wallet !== undefined && { wallet }),
      ...(beganSeq !== undefined && { began_seq: beganSeq }),
      ...(endedAtMs !== undefined && { ended_at: new Date(endedAtMs) }),
    })
    .where('id', '=', id)
    .execute()
}

type NewStep = {
  readonly bonus: string
  readonly from: BonusState | undefined
  readonly state: BonusState
  readonly cause: BonusCause
  readonly by: Changer
  readonly staff?: string | undefined
  readonly amount?: bigint | undefined
  readonly ledgerId?: string | undefined
  readonly atMs: number
}

export async function insertStep(tx: Tx, step: NewStep): Promise<void> {
  const { bonus, from = null, state, cause, by, staff = null, amount = null, ledgerId = null, atMs } = step
  await sql`
    insert into member_bonus_step (bonus, number, from_state, state, cause, made_by, account, amount, ledger_id, at)
    select ${bonus}::uuid, 1 + count(*), ${from}::text, ${state}::text, ${cause}::text, ${by}::text, ${staff}::uuid,
      ${amount}::bigint, ${ledgerId}::uuid, ${new Date(atMs)}::timestamptz
    from member_bonus_step where bonus = ${bonus}`.execute(tx)
}

export type StoredStep = {
  readonly bonus: string
  readonly state: BonusState
  readonly cause: BonusCause
  readonly by: Changer
  readonly amount: bigint | null
  readonly ledgerId: string | null
  readonly atMs: number
}

/** The steps of bonuses, in their order. */
export async function listSteps(tx: Tx, bonuses: readonly string[]): Promise<ReadonlyMap<string, StoredStep[]>> {
  const { rows } = await sql<StoredStep>`
    select bonus, state, cause, made_by as by, amount, ledger_id as "ledgerId", ${ms('at')} as "atMs"
    from member_bonus_step where bonus = any(${bonuses}::uuid[]) order by bonus, number`.execute(tx)
  return Map.groupBy(rows, ({ bonus }) => bonus)
}

/** What bonuses that have not been paid yet will take from the fund. */
export async function sumPromised(tx: Tx, currency: Currency): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from member_bonus
    where currency = ${currency} and state in ('offered', 'waiting', 'starting')`.execute(tx)
  return rows[0]?.sum ?? 0n
}

export type Due = { readonly nowMs: number; readonly atMost: number }

/** Bonuses that something may have to be done with: their time is over, or a step was interrupted. */
export async function findDue(tx: Tx, job: string, { nowMs, atMost }: Due): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from member_bonus
    where ${isOpen} and (state in ('starting', 'ending') or expires_at <= ${new Date(nowMs)})
      and ${isNotSetAside(job, sql.ref('id'), nowMs)}
    order by seq limit ${atMost}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Accounts with an accepted bonus and none that runs. */
export async function findIdleAccounts(tx: Tx, job: string, { nowMs, atMost }: Due): Promise<readonly string[]> {
  const { rows } = await sql<{ account: string }>`
    select account from member_bonus as waiting
    where state = 'waiting' and ${isNotSetAside(job, sql.ref('account'), nowMs)}
      and not exists (select from member_bonus as other where other.account = waiting.account
        and other.state in ('starting', 'active', 'ending'))
    group by account order by min(seq) limit ${atMost}`.execute(tx)
  return rows.map(({ account }) => account)
}

type Expiring = { readonly nowMs: number; readonly untilMs: number; readonly atMost: number }

/** Active bonuses whose time is over within a span, the next one first. */
export async function findExpiring(
  tx: Tx,
  { nowMs, untilMs, atMost }: Expiring,
): Promise<readonly { readonly id: string; readonly expiresAtMs: number }[]> {
  const { rows } = await sql<{ id: string; expiresAtMs: number }>`
    select id, ${ms('expires_at')} as "expiresAtMs" from member_bonus
    where state = 'active' and expires_at > ${new Date(nowMs)} and expires_at <= ${new Date(untilMs)}
    order by expires_at limit ${atMost}`.execute(tx)
  return rows
}
