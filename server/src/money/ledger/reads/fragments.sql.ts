import { sql, type RawBuilder } from 'kysely'
import type { Purpose } from '../decision.ts'
import { KIND_NUMBER, PART, type LegKind } from '../leg.ts'

/**
 * Parts of queries that join rows of another feature with the ledger's. Numbers are written into the text: the partial
 * indexes have them there, and a parameter would not match.
 */
export const kindSql = (...kinds: readonly LegKind[]): RawBuilder<unknown> =>
  sql.join(kinds.map((kind) => sql.lit(KIND_NUMBER[kind])))

export const partSql = (part: keyof typeof PART): RawBuilder<unknown> => sql.lit(PART[part])

/** Legs that are no play: the condition of the index of movements. */
export const isMovement: RawBuilder<boolean> = sql<boolean>`kind not in (${kindSql('stake', 'payout')})`

type Expression = RawBuilder<unknown> | string | number

/** Whether a purpose is that of a fund. */
export const isFundSql = (purpose: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`${purpose} like 'fund:%'`

/** The name of the fund on the other side of a leg; null where it is no fund. */
export const fundOf = (counter: RawBuilder<unknown>): RawBuilder<string | null> => sql<string | null>`(
  select split_part(fund.purpose, ':', 2) from wallet as fund
  where fund.id = ${counter} and ${isFundSql(sql.ref('fund.purpose'))})`

/** Whether the other side of a leg is a fund. House accounts have negative numbers, so none of them is found. */
export const isOfFund = (counter: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from wallet as fund where fund.id = ${counter} and ${isFundSql(sql.ref('fund.purpose'))})`

/** Whether an account is a wallet of bonus money. */
export const isBonusWallet = (wallet: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from wallet as bonus where bonus.id = ${wallet} and bonus.purpose = 'bonus')`

/** The last leg of a wallet, for `join lateral`. */
export const lastLegOf = (wallet: Expression): RawBuilder<unknown> =>
  sql`(select seq, balance, staked, won from leg where leg.wallet = ${wallet} order by seq desc limit 1)`

/** Whether an operation has a leg in a wallet. */
export const hasLeg = (wallet: Expression, id: Expression): RawBuilder<boolean> =>
  sql<boolean>`exists (select from leg where leg.wallet = ${wallet} and leg.id = ${id})`

/** What accepted legs of some operations did to a wallet; null when there are none. */
export const sumOfLegs = (wallet: Expression, isOne: RawBuilder<unknown>): RawBuilder<bigint | null> =>
  sql<bigint | null>`(select sum(amount) from leg where leg.wallet = ${wallet} and leg.code = 0 and (${isOne}))`

/** The wallet of an owner, for `join lateral`. */
export const walletOf = (owner: Expression, purpose: Purpose, currency: Expression): RawBuilder<unknown> => sql`(
  select wallet.id from wallet
  where wallet.owner = ${owner} and wallet.purpose = ${sql.lit(purpose)} and wallet.currency = ${currency})`

/** The owner of a wallet, for `join lateral`. */
export const ownerOf = (wallet: Expression): RawBuilder<unknown> =>
  sql`(select wallet.owner from wallet where wallet.id = ${wallet})`

/** Whether an owner has money in wallets of a purpose. */
export const hasBalance = (owner: Expression, purpose: Purpose): RawBuilder<boolean> => sql<boolean>`exists (
  select from wallet cross join lateral ${lastLegOf(sql.ref('wallet.id'))} as tail
  where wallet.owner = ${owner} and wallet.purpose = ${purpose} and tail.balance > 0)`
