import { present, type Currency } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/postgres/db.ts'
import type { MoveKind, OwnedWallet } from '../ledger.ts'
import { KIND_NUMBER } from '../leg.ts'
import type { WalletId } from '../operation.ts'
import { fundOf, isBonusWallet, isMovement, isOfFund, kindSql, lastLegOf, partSql } from './fragments.sql.ts'

/** The wallets of a member in one currency, with their balances. */
export async function findWallets(tx: Tx, owner: string, currency: Currency): Promise<readonly OwnedWallet[]> {
  const { rows } = await sql<OwnedWallet>`
    select wallet.id, purpose, coalesce(tail.balance, 0)::bigint as balance from wallet
    left join lateral ${lastLegOf(sql.ref('wallet.id'))} as tail on true
    where owner = ${owner} and currency = ${currency} and purpose <> 'trial'
    order by wallet.id`.execute(tx)
  return rows
}

const kindOf = new Map<number, MoveKind>(
  (Object.keys(KIND_NUMBER) as MoveKind[]).map((kind) => [KIND_NUMBER[kind], kind]),
)

export type MoveRow = {
  readonly seq: number
  readonly id: string
  readonly kind: MoveKind
  readonly counter: number
  /** The fund that a reward was paid from; null for everything else. */
  readonly fund: string | null
  /** The wallet, or the one on the other side, holds bonus money. */
  readonly isBonusMoney: boolean
  readonly amount: bigint
  readonly balance: bigint
  readonly at: Date
}

/** What was given: from the promotion account, from a fund, or by a bonus that was completed. */
const isGiven = (promotion: number): RawBuilder<boolean> =>
  sql<boolean>`(counter = ${promotion} or ${isOfFund(sql.ref('leg.counter'))} or ${isBonusWallet(sql.ref('leg.counter'))})`

export type MovesAsked = {
  readonly wallet: WalletId
  readonly fromMs: number
  readonly toMs: number
  /** Include stakes and wins. */
  readonly hasPlay?: boolean
  /** Only these kinds; all when empty. */
  readonly kinds: readonly MoveKind[]
  /** Only what was given, or only what was not. */
  readonly given?: { readonly promotion: number; readonly isMeant: boolean } | undefined
  readonly before: number
  readonly atMost: number
}

/** Accepted legs, newest first; without stakes and wins unless `hasPlay` is set. */
export async function findMoves(tx: Tx, asked: MovesAsked): Promise<readonly MoveRow[]> {
  const { wallet, fromMs, toMs, hasPlay = false, kinds, given, before, atMost } = asked
  const numbers = kinds.map((kind) => KIND_NUMBER[kind])
  const { rows } = await sql<Omit<MoveRow, 'kind'> & { readonly kind: number }>`
    select seq, id, kind, counter, ${fundOf(sql.ref('leg.counter'))} as fund,
      ${isBonusWallet(sql.ref('leg.counter'))} or ${isBonusWallet(sql.ref('leg.wallet'))} as "isBonusMoney", amount, balance, at
    from leg
    where wallet = ${wallet} and seq < ${before} and ${hasPlay ? sql`true` : isMovement} and code = 0
      and kind not in (${kindSql('bonusBegin', 'bonusEnd')})
      and at >= ${new Date(fromMs)} and at < ${new Date(toMs)}
      and ${numbers.length === 0 ? sql`true` : sql`kind = any(${numbers}::smallint[])`}
      and ${given === undefined ? sql`true` : sql`${isGiven(given.promotion)} = ${given.isMeant}`}
    order by seq desc limit ${atMost}`.execute(tx)
  return rows.map((row) => ({ ...row, kind: present(kindOf.get(row.kind), 'the kind of a leg') }))
}

/** The first and the last leg of some rounds. */
export type Ends = { readonly first: number; readonly last: number }
export type RoundsEnd = { readonly fromMs: number; readonly toMs: number; readonly balance: bigint }

/** When the first and the last of some rounds were played, and the balance after the last. */
export async function findRoundsEnds(tx: Tx, wallet: WalletId, ends: readonly Ends[]): Promise<readonly RoundsEnd[]> {
  if (ends.length === 0) return []
  const { rows } = await sql<{ from: Date; to: Date; balance: bigint }>`
    select first_leg.at as "from", last_leg.at as "to", coalesce(settled.balance, last_leg.balance) as balance
    from unnest(${ends.map(({ first }) => first)}::int[], ${ends.map(({ last }) => last)}::int[])
      with ordinality as ends(first, last, place)
    join leg as first_leg on first_leg.wallet = ${wallet} and first_leg.seq = ends.first
    join leg as last_leg on last_leg.wallet = ${wallet} and last_leg.seq = ends.last
    left join leg as settled on settled.wallet = ${wallet} and settled.seq = ends.last + 1
      and settled.id = last_leg.id and settled.part = ${partSql('settlement')}
    order by place`.execute(tx)
  return rows.map(({ from, to, balance }) => ({ fromMs: from.getTime(), toMs: to.getTime(), balance }))
}

export type GivenAsked = Pick<MovesAsked, 'wallet' | 'fromMs' | 'toMs'> & { readonly promotion: number }

/** The sum of what was given in a period. */
export async function sumGiven(tx: Tx, { wallet, fromMs, toMs, promotion }: GivenAsked): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(amount), 0)::bigint as total from leg
    where wallet = ${wallet} and ${isMovement} and code = 0 and kind in (${kindSql('adjustment', 'transfer')})
      and ${isGiven(promotion)} and at >= ${new Date(fromMs)} and at < ${new Date(toMs)}`.execute(tx)
  return rows[0]?.total ?? 0n
}
