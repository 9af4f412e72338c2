import type { CalendarDay, Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/postgres/db.ts'
import type { WalletId } from '../operation.ts'
import { isMovement, isOfFund, kindSql, lastLegOf } from './fragments.sql.ts'

export type ChainPosition = {
  readonly seq: number
  readonly balance: bigint
  readonly staked: bigint
  readonly won: bigint
}

const START: ChainPosition = { seq: 0, balance: 0n, staked: 0n, won: 0n }

/** The state of a wallet at a moment. The openings of its days limit the search to one day. */
export async function findPosition(tx: Tx, wallet: WalletId, atMs: number): Promise<ChainPosition> {
  const at = new Date(atMs)
  const { rows } = await sql<ChainPosition>`
    select seq, balance, staked, won from leg
    where wallet = ${wallet} and at < ${at} and seq <= coalesce((
      select seq from opening where wallet = ${wallet} and day > (${at}::timestamptz at time zone 'utc')::date
      order by day limit 1
    ), 2147483647)
    order by seq desc limit 1`.execute(tx)
  return rows[0] ?? START
}

export type DayPlay = {
  readonly owner: string
  readonly day: CalendarDay
  readonly staked: bigint
  readonly won: bigint
}

type DaysAsked = { readonly currency: Currency; readonly first: CalendarDay; readonly atMost: number }

/** What each member staked and won on each day (UTC) since one, where it is anything. */
export async function sumPlayByDay(tx: Tx, { currency, first, atMost }: DaysAsked): Promise<readonly DayPlay[]> {
  const { rows } = await sql<DayPlay>`
    select owner, to_char(day, 'YYYY-MM-DD') as day, staked, won from (
      select wallet.owner, opening.day,
        coalesce(lead(opening.staked) over days, tail.staked) - opening.staked as staked,
        coalesce(lead(opening.won) over days, tail.won) - opening.won as won
      from opening
      join wallet on wallet.id = opening.wallet and wallet.purpose = 'cash' and wallet.currency = ${currency}
      cross join lateral ${lastLegOf(sql.ref('wallet.id'))} as tail
      where opening.day >= ${first}::date
      window days as (partition by opening.wallet order by opening.day)
    ) as played
    where staked <> 0 or won <> 0
    order by day, owner limit ${atMost}`.execute(tx)
  return rows
}

type MoveSums = Readonly<
  Record<'deposits' | 'withdrawals' | 'bonuses' | 'adjustments' | 'transfers' | 'reversals', bigint>
> & {
  /** By how much reversals changed the lifetime totals. */
  readonly unstaked: bigint
  readonly unwon: bigint
}

export type Between = {
  readonly wallet: WalletId
  /** Wallets of the same owner: moves between them are not counted. */
  readonly own: readonly WalletId[]
  readonly promotion: number
  readonly after: number
  readonly upTo: number
}

export async function sumMoves(tx: Tx, { wallet, own, promotion, after, upTo }: Between): Promise<MoveSums> {
  const { rows } = await sql<MoveSums>`
    with move as (
      select move.kind, move.counter, move.amount, ${isOfFund(sql.ref('move.counter'))} as is_reward, before.staked - move.staked as unstaked, before.won - move.won as unwon
      from leg as move
      left join leg as before on before.wallet = ${wallet} and before.seq = move.seq - 1 and move.kind = ${kindSql('reversal')}
      where move.wallet = ${wallet} and move.seq > ${after} and move.seq <= ${upTo}
        and move.${isMovement} and move.code = 0 and move.counter <> all(${own}::int[])
    )
    select coalesce(sum(amount) filter (where kind = ${kindSql('deposit')}), 0)::bigint as deposits,
      coalesce(sum(amount) filter (where kind = ${kindSql('capture')}), 0)::bigint as withdrawals,
      coalesce(sum(amount) filter (where kind = ${kindSql('adjustment')} and counter = ${promotion} or is_reward), 0)::bigint as bonuses,
      coalesce(sum(amount) filter (where kind = ${kindSql('adjustment')} and counter <> ${promotion}), 0)::bigint as adjustments,
      coalesce(sum(amount) filter (where kind in (${kindSql('hold', 'release', 'transfer')}) and not is_reward), 0)::bigint as transfers,
      coalesce(sum(amount) filter (where kind = ${kindSql('reversal')}), 0)::bigint as reversals,
      coalesce(sum(unstaked), 0)::bigint as unstaked, coalesce(sum(unwon), 0)::bigint as unwon
    from move`.execute(tx)
  const [sums] = rows
  if (sums === undefined) throw new Error('the sum query returned no row')
  return sums
}

/** Everything that was ever deposited, less what was taken back of it and what was paid out. */
export async function sumNetDeposits(
  tx: Tx,
  { wallet, clearing, upTo }: { readonly wallet: WalletId; readonly clearing: number; readonly upTo: number },
): Promise<bigint> {
  const { rows } = await sql<{ net: bigint }>`
    select coalesce(sum(amount), 0)::bigint as net from leg
    where wallet = ${wallet} and seq <= ${upTo} and ${isMovement} and code = 0 and counter = ${clearing}`.execute(tx)
  return rows[0]?.net ?? 0n
}
