import type { Currency } from '@ronda/core'
import type { Exclusion } from '@ronda/core/payroll'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { BetState } from './exclude.ts'

/** A bet by its wallet and its round. */
export type BetKey = { readonly wallet: number; readonly operation: string }

export type StoredBet = BetKey &
  BetState & {
    readonly seq: number
    readonly account: string
    readonly line: readonly string[]
    readonly currency: Currency
    readonly game: string | null
    readonly atMs: number
    /** How often it was excluded or put back. */
    readonly turns: number
  }

/** The bets of these rounds that an exclusion may be about, as they are stored. */
export async function findBets(tx: Tx, asked: readonly BetKey[]): Promise<readonly StoredBet[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<StoredBet>`
    select bet.wallet, bet.operation, bet.seq, bet.account, line.agents as line, bet.currency, bet.game,
      (extract(epoch from bet.at) * 1000)::float8 as "atMs", (bet.valid_bet + undone.sum)::bigint as "validBet",
      done.sum as added, done.turns, done.excluded
    from (
      select distinct * from unnest(${asked.map(({ wallet }) => wallet)}::int[],
        ${asked.map(({ operation }) => operation)}::uuid[]) as given(wallet, operation)
    ) as asked
    join pay_event as bet on bet.wallet = asked.wallet and bet.operation = asked.operation
    join pay_line as line on line.id = bet.line
    cross join lateral (
      select coalesce(sum(valid_bet), 0)::bigint as sum from pay_event
      where wallet = bet.wallet and operation = bet.operation and source = 'undo'
    ) as undone
    cross join lateral (
      select coalesce(sum(valid_bet), 0)::bigint as sum, count(*)::int as turns,
        (array_agg(excluded order by no desc))[1] as excluded
      from pay_event where wallet = bet.wallet and operation = bet.operation and source = 'exclusion'
    ) as done
    where bet.source = 'bet' and bet.excluded is null
    order by bet.no`.execute(tx)
  return rows
}

export type NewExclusion = {
  readonly bet: StoredBet
  readonly excluded: Exclusion | null
  readonly validBet: bigint
}

export async function insertExclusions(tx: Tx, exclusions: readonly NewExclusion[]): Promise<void> {
  if (exclusions.length === 0) return
  const bets = exclusions.map(({ bet }) => bet)
  await sql`
    insert into pay_event (source, wallet, seq, turn, operation, account, line, currency, game, at, excluded, valid_bet)
    select 'exclusion', bet.wallet, bet.seq, given.turn, bet.operation, bet.account, bet.line, bet.currency, bet.game,
      bet.at, given.excluded, given.valid_bet
    from unnest(${bets.map(({ wallet }) => wallet)}::int[], ${bets.map(({ seq }) => seq)}::int[],
      ${bets.map(({ turns }) => turns + 1)}::int[], ${exclusions.map(({ excluded }) => excluded)}::text[],
      ${exclusions.map(({ validBet }) => validBet.toString())}::bigint[])
      with ordinality as given(wallet, seq, turn, excluded, valid_bet, place)
    join pay_event as bet on bet.wallet = given.wallet and bet.seq = given.seq and bet.source = 'bet'
    order by given.place`.execute(tx)
}

/** Why an event is excluded after everything up to a number was read; for a query whose rows are called `event`. */
export const excludedUntil = (until: bigint | null) => sql<Exclusion | null>`
  coalesce(event.excluded, (
    select later.excluded from pay_event as later
    where later.source = 'exclusion' and later.wallet = event.wallet and later.operation = event.operation
      and event.source in ('bet', 'undo') and ${until === null ? sql`true` : sql`later.no <= ${until}`}
    order by later.no desc limit 1
  ))`

export type ExcludedSum = { readonly excluded: Exclusion; readonly bets: number; readonly validBet: bigint }

export type ExcludedAsked = {
  readonly agent: string
  readonly currency: Currency
  readonly fromMs: number
  readonly toMs: number
}

/** What is excluded now of the bets below an agent in a time, by reason. */
export async function sumExcluded(
  tx: Tx,
  { agent, currency, fromMs, toMs }: ExcludedAsked,
): Promise<readonly ExcludedSum[]> {
  const { rows } = await sql<ExcludedSum>`
    select excluded, count(*)::int as bets, (-sum(taken))::bigint as "validBet" from (
      select (array_agg(excluded order by no desc))[1] as excluded, sum(valid_bet) as taken
      from pay_event
      where source = 'exclusion' and currency = ${currency} and at >= ${new Date(fromMs)} and at < ${new Date(toMs)}
        and line in (select id from pay_line where agents @> ${[agent]}::uuid[])
      group by wallet, operation
    ) as bet where excluded is not null group by excluded order by excluded`.execute(tx)
  return rows
}

/** A bet that detection looks at. */
export type SeenBet = BetKey & {
  readonly no: number
  readonly game: string | null
  readonly currency: Currency
  readonly atMs: number
  readonly validBet: bigint
  readonly stakes: bigint
  readonly prizes: bigint
  readonly line: readonly string[]
}

export type SeenAsked = {
  readonly account: string
  readonly fromMs: number
  readonly toMs: number
  readonly after: number
  readonly atMost: number
}

/** The bets of an account in a time, in the order in which they were stored. */
export async function listAccountBets(tx: Tx, asked: SeenAsked): Promise<readonly SeenBet[]> {
  const { account, fromMs, toMs, after, atMost } = asked
  const { rows } = await sql<SeenBet>`
    select no::float8 as no, wallet, operation, game, currency, (extract(epoch from at) * 1000)::float8 as "atMs",
      valid_bet as "validBet", stakes, prizes, line.agents as line
    from pay_event as event join pay_line as line on line.id = event.line
    where account = ${account} and source = 'bet' and excluded is null and operation is not null
      and at >= ${new Date(fromMs)} and at < ${new Date(toMs)} and no > ${after}
    order by no limit ${atMost}`.execute(tx)
  return rows
}

/** On which day (UTC) an account has bet, with the last event of it. */
export type BetDay = { readonly account: string; readonly day: string; readonly last: number }

/** The days of the next events, in their order, and the number of the last of these. */
export async function listBetDays(
  tx: Tx,
  after: number,
  atMost: number,
): Promise<{ readonly days: readonly BetDay[]; readonly until: number }> {
  const { rows } = await sql<BetDay & { readonly until: number }>`
    with next as (select no, account, at, source from pay_event where no > ${after} order by no limit ${atMost})
    select account, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
      max(no) filter (where source = 'bet')::float8 as last, (select max(no) from next)::float8 as until
    from next group by account, day`.execute(tx)
  return { days: rows.filter(({ last }) => last !== null), until: rows[0]?.until ?? after }
}
