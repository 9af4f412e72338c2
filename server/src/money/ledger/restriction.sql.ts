import { present } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { prepared } from '../../platform/postgres/prepared.ts'
import { FREE } from './decision.ts'
import type { Leg } from './leg.ts'
import { PERIODS } from './limits.ts'
import type { Limit, Period, Restriction, WalletId } from './operation.ts'

/** All null for a wallet that was never restricted. */
export type RestrictionRow = {
  readonly may_bet: boolean | null
  readonly excluded_until: Date | null
  readonly resting_until: Date | null
  readonly bonus: string | null
} & { readonly [limit in `${Limit['on']}_${Period}`]: string | null }

export function parseRestriction(row: RestrictionRow): Restriction {
  if (row.may_bet === null) return FREE
  const limits = (['loss', 'wager'] as const).flatMap((on) =>
    PERIODS.flatMap((period) => {
      const amount = row[`${on}_${period}`]
      return amount === null ? [] : [{ on, period, amount: BigInt(amount) }]
    }),
  )
  const excluded = row.excluded_until ? { excludedUntilMs: row.excluded_until.getTime() } : {}
  const resting = row.resting_until ? { restingUntilMs: row.resting_until.getTime() } : {}
  const bonus = row.bonus === null ? {} : { bonus: row.bonus }
  return { mayBet: row.may_bet, ...excluded, ...resting, ...bonus, limits }
}

/** A clause of the batch's statement; `rows` is the parameter with a JSON array of `makeRestrictionRow`. */
export const insertRestrictions = (rows: string): string => `
  restriction_rows as (
    insert into restriction (wallet, seq, may_bet, excluded_until, resting_until,
      bonus, loss_day, loss_week, loss_month, wager_day, wager_week, wager_month)
    select * from json_to_recordset(${rows}) as given(wallet int, seq int, may_bet boolean,
      excluded_until timestamptz, resting_until timestamptz, bonus uuid, loss_day bigint, loss_week bigint, loss_month bigint, wager_day bigint, wager_week bigint, wager_month bigint)
  )`

const makeMoment = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString())

export function makeRestrictionRow({ wallet, seq, restriction = FREE }: Leg): string {
  const { mayBet, excludedUntilMs, restingUntilMs, bonus = null, limits } = restriction
  return JSON.stringify({
    wallet,
    seq,
    may_bet: mayBet,
    excluded_until: makeMoment(excludedUntilMs),
    resting_until: makeMoment(restingUntilMs),
    bonus,
    ...Object.fromEntries(limits.map(({ on, period, amount }) => [`${on}_${period}`, amount.toString()])),
  })
}

/** Once this commits, no stake of the wallet is accepted until the restriction is in the ledger. */
export async function beginPendingRestriction(tx: Tx, wallet: WalletId): Promise<void> {
  await sql`insert into restriction_pending (wallet) values (${wallet}) on conflict do nothing`.execute(tx)
}

export async function endPendingRestriction(tx: Tx, wallet: WalletId): Promise<void> {
  await sql`delete from restriction_pending where wallet = ${wallet}`.execute(tx)
}

export async function isRestrictionPending(tx: Tx, wallet: WalletId): Promise<boolean> {
  const { rows } = await sql`select from restriction_pending where wallet = ${wallet}`.execute(tx)
  return rows.length > 0
}

export type PlayRestriction = {
  readonly mayBet: boolean
  readonly excludedUntil: Date | null
  readonly restingUntil: Date | null
}

/** The last restriction of each of these wallets that was ever restricted, and whether another one is under way. */
export async function listPlayRestrictions(
  tx: Tx,
  wallets: readonly WalletId[],
): Promise<readonly (PlayRestriction & { readonly wallet: WalletId; readonly isPending: boolean })[]> {
  const { rows } = await sql<PlayRestriction & { wallet: WalletId; isPending: boolean }>`
    select given.wallet, pending.wallet is not null as "isPending", coalesce(last.may_bet, true) as "mayBet",
      last.excluded_until as "excludedUntil", last.resting_until as "restingUntil"
    from unnest(${wallets}::int[]) as given(wallet)
    left join restriction_pending as pending on pending.wallet = given.wallet
    left join lateral (
      select may_bet, excluded_until, resting_until from restriction where restriction.wallet = given.wallet
      order by seq desc limit 1
    ) as last on true
    where pending.wallet is not null or last.may_bet is not null`.execute(tx)
  return rows
}

/** What stops a wallet from betting by its last restriction, and whether another one is under way, at one moment. */
export async function findPlayRestriction(
  tx: Tx,
  wallet: WalletId,
): Promise<PlayRestriction & { readonly isPending: boolean }> {
  const { rows } = await sql<PlayRestriction & { isPending: boolean }>`
    ${prepared} select exists (select from restriction_pending where wallet = given.wallet) as "isPending",
      coalesce(last.may_bet, true) as "mayBet", last.excluded_until as "excludedUntil", last.resting_until as "restingUntil"
    from (values (${wallet}::int)) as given (wallet)
    left join lateral (
      select may_bet, excluded_until, resting_until from restriction where restriction.wallet = given.wallet
      order by seq desc limit 1
    ) as last on true`.execute(tx)
  return present(rows[0], 'the standing of a wallet')
}
