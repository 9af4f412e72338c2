import { days, type Currency } from '@ronda/core'
import type { EndedContract, PayKind, Period, PeriodKind, Terms } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { makeTermsReader } from './terms.ts'

export type GoverningContract = {
  readonly id: string
  readonly agent: string
  /** Null for the platform. */
  readonly upline: string | null
  readonly terms: Terms
  readonly noticeDays: number | null
  /** SHA-256 that both sides keep: of terms, parties and notice, or of the terms alone where it is not signed whole. */
  readonly termsHash: string
  readonly isSignedWhole: boolean
}

export type RunAsked = { readonly kind: PayKind; readonly currency: Currency; readonly period: Period }

/**
 * The contracts that govern a period: those that were valid at its first moment. So one that is accepted in a period
 * counts from the next one, and one that ends in a period is paid for the whole of it. An agent has at most one.
 */
export async function listContractsIn(
  tx: Tx,
  { kind, currency, period }: RunAsked,
): Promise<readonly GoverningContract[]> {
  const first = new Date(period.fromMs)
  const { rows } = await sql<Omit<GoverningContract, 'terms'> & { readonly terms: string }>`
    select id, agent, upline, terms, notice_days as "noticeDays", terms_hash as "termsHash",
      signed is not null as "isSignedWhole"
    from agent_contract
    where kind = ${kind} and currency = ${currency} and period = ${period.kind}
      and valid_from <= ${first} and (valid_to is null or valid_to > ${first})
    order by agent`.execute(tx)
  const read = makeTermsReader()
  return rows.map(({ terms, ...row }) => ({ ...row, terms: read(terms) }))
}

/**
 * Whether a contract has reached the end of its notice before a period, and was not ended yet: what was granted from it
 * seems to govern the period until then. One whose end fails again and again holds nobody up.
 */
export async function areEndsDue(tx: Tx, { kind, currency, period }: RunAsked, nowMs: number): Promise<boolean> {
  const { rows } = await sql<{ are: boolean }>`
    select exists (
      select from agent_contract
      where state = 'valid' and valid_to <= ${new Date(period.fromMs)} and kind = ${kind} and currency = ${currency}
        and ${isNotSetAside('agentContract.end', sql.ref('id'), nowMs)}
    ) as are`.execute(tx)
  return rows[0]?.are === true
}

/** Whether more contracts than so many govern a period. */
export async function hasContractsIn(tx: Tx, { kind, currency, period }: RunAsked, most: number): Promise<boolean> {
  const first = new Date(period.fromMs)
  const { rows } = await sql`
    select from agent_contract where kind = ${kind} and currency = ${currency} and period = ${period.kind}
      and valid_from <= ${first} and (valid_to is null or valid_to > ${first})
    offset ${most} limit 1`.execute(tx)
  return rows.length > 0
}

type EarlierContract = EndedContract & { readonly agent: string }

/** Longer than every period: one that began in a contract that ended before that has ended. */
const PERIOD_MS_MAX = days(31)

/**
 * The contracts of a kind that ended before a period, oldest first; only of agents who lately had another period, because
 * only there a day could be in two of them.
 */
export async function listEarlier(tx: Tx, { kind, currency, period }: RunAsked): Promise<readonly EarlierContract[]> {
  const [first, lately] = [new Date(period.fromMs), new Date(period.fromMs - PERIOD_MS_MAX)]
  const { rows } = await sql<EarlierContract>`
    select agent, period, (extract(epoch from valid_from) * 1000)::float8 as "fromMs",
      (extract(epoch from valid_to) * 1000)::float8 as "toMs"
    from agent_contract
    where kind = ${kind} and currency = ${currency} and valid_from is not null and valid_to <= ${first} and agent in (
      select agent from agent_contract
      where kind = ${kind} and currency = ${currency} and period <> ${period.kind}
        and valid_from is not null and valid_to > ${lately} and valid_to <= ${first}
    )
    order by valid_from, version`.execute(tx)
  return rows
}

export type PeriodKindFound = {
  readonly kind: PayKind
  readonly currency: Currency
  readonly periodKind: PeriodKind
}

/** Which kinds of runs ever had a valid contract. */
export async function listPeriodKinds(tx: Tx): Promise<readonly PeriodKindFound[]> {
  const { rows } = await sql<PeriodKindFound>`
    select distinct kind, currency, period as "periodKind" from agent_contract where valid_from is not null
    order by kind, currency, period`.execute(tx)
  return rows
}

type ValidKind = PeriodKindFound & {
  /** Since when one of them was valid, and until when; null where no end is known. */
  readonly sinceMs: number
  readonly untilMs: number | null
}

/** Which of these kinds of runs had a valid contract at a moment or after it. */
export async function listValidSince(
  tx: Tx,
  kinds: readonly (PeriodKindFound & { readonly atMs: number })[],
): Promise<readonly ValidKind[]> {
  const { rows } = await sql<ValidKind>`
    select kind, currency, period as "periodKind", (extract(epoch from min(valid_from)) * 1000)::float8 as "sinceMs",
      case when bool_and(valid_to is not null) then (extract(epoch from max(valid_to)) * 1000)::float8 end as "untilMs"
    from agent_contract join unnest(${kinds.map(({ kind }) => kind)}::text[],
      ${kinds.map(({ currency }) => currency)}::text[], ${kinds.map(({ periodKind }) => periodKind)}::text[],
      ${kinds.map(({ atMs }) => new Date(atMs))}::timestamptz[]) as asked(kind, currency, period, at)
      using (kind, currency, period)
    where valid_from is not null and (valid_to is null or valid_to > asked.at)
    group by kind, currency, period order by kind, currency, period`.execute(tx)
  return rows
}

/** The terms of a contract, whatever became of it. */
export async function findTerms(tx: Tx, contract: string): Promise<Terms | undefined> {
  return (await listTerms(tx, [contract])).get(contract)
}

/** The terms of contracts, whatever became of them. */
export async function listTerms(tx: Tx, contracts: readonly string[]): Promise<ReadonlyMap<string, Terms>> {
  const { rows } = await sql<{ id: string; terms: string }>`
    select id, terms from agent_contract where id = any(${contracts}::uuid[])`.execute(tx)
  const read = makeTermsReader()
  return new Map(rows.map(({ id, terms }) => [id, read(terms)]))
}
