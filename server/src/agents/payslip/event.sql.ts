import type { Currency } from '@ronda/core'
import type { Amounts, Exclusion } from '@ronda/core/payroll'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { NewEvent } from './event.ts'

/** One writer at a time: the numbers of events are in the order in which they are committed. */
export async function lockEvents(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('agents.payslip.events', 0))`.execute(tx)
}

const textOf = (line: readonly string[]): string => `{${line.join()}}`

/** The numbers of lines, made where they are new. */
async function findLineNumbers(tx: Tx, lines: readonly (readonly string[])[]): Promise<ReadonlyMap<string, number>> {
  const texts = [...new Set(lines.map(textOf))]
  await sql`
    insert into pay_line (agents) select text::uuid[] from unnest(${texts}::text[]) as text
    where not exists (select from pay_line where agents = text::uuid[])
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ text: string; id: number }>`
    select text, id from unnest(${texts}::text[]) as text join pay_line on agents = text::uuid[]`.execute(tx)
  return new Map(rows.map(({ text, id }) => [text, id]))
}

const amountsOf = (events: readonly NewEvent[], name: keyof Amounts): readonly string[] =>
  events.map(({ amounts }) => amounts[name].toString())

/** An event that is stored already stays as it is. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const numbers = await findLineNumbers(
    tx,
    events.map(({ line }) => line),
  )
  await sql`
    insert into pay_event (source, wallet, seq, operation, account, line, currency, game, at, excluded,
      valid_bet, stakes, prizes, rebates, promotions, payment_fees)
    select * from unnest(
      ${events.map(({ source }) => source)}::text[], ${events.map(({ wallet }) => wallet)}::int[],
      ${events.map(({ seq }) => seq)}::int[], ${events.map(({ operation }) => operation)}::uuid[],
      ${events.map(({ account }) => account)}::uuid[],
      ${events.map(({ line }) => numbers.get(textOf(line)))}::int[], ${events.map(({ currency }) => currency)}::text[],
      ${events.map(({ game }) => game)}::text[], ${events.map(({ atMs }) => new Date(atMs))}::timestamptz[],
      ${events.map(({ excluded }) => excluded)}::text[],
      ${amountsOf(events, 'validBet')}::bigint[], ${amountsOf(events, 'stakes')}::bigint[],
      ${amountsOf(events, 'prizes')}::bigint[], ${amountsOf(events, 'rebates')}::bigint[],
      ${amountsOf(events, 'promotions')}::bigint[], ${amountsOf(events, 'paymentFees')}::bigint[])
    on conflict (wallet, seq, source, turn) do nothing`.execute(tx)
}

type Row = Amounts & {
  readonly source: 'bet' | 'given'
  readonly wallet: number
  readonly seq: number
  readonly operation: string
  readonly account: string
  readonly line: readonly string[]
  readonly currency: Currency
  readonly game: string | null
  readonly at: Date
  readonly excluded: Exclusion | null
}

/** The events of these operations of these wallets, without what undid them. */
export async function findOperations(
  tx: Tx,
  asked: readonly { readonly wallet: number; readonly operation: string }[],
): Promise<readonly NewEvent[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<Row>`
    select source, event.wallet, seq, event.operation, account, line.agents as line, currency, game, at, excluded,
      valid_bet as "validBet", stakes, prizes, rebates, promotions, payment_fees as "paymentFees"
    from unnest(${asked.map(({ wallet }) => wallet)}::int[], ${asked.map(({ operation }) => operation)}::uuid[])
      as asked(wallet, operation)
    join pay_event as event on event.wallet = asked.wallet and event.operation = asked.operation
    join pay_line as line on line.id = event.line
    where source in ('bet', 'given')`.execute(tx)
  return rows.map(({ at, validBet, stakes, prizes, rebates, promotions, paymentFees, ...row }) => ({
    ...row,
    atMs: at.getTime(),
    amounts: { validBet, stakes, prizes, rebates, promotions, paymentFees },
  }))
}

/** A reversal by its wallet and the operation that it undoes; `seq` is its own leg. */
type EarlyReversal = { readonly wallet: number; readonly operation: string; readonly seq: number }

/** Keeps reversals of what is not stored. */
export async function insertReversals(tx: Tx, reversals: readonly EarlyReversal[]): Promise<void> {
  if (reversals.length === 0) return
  await sql`
    insert into pay_reversal (wallet, operation, seq)
    select * from unnest(${reversals.map(({ wallet }) => wallet)}::int[],
      ${reversals.map(({ operation }) => operation)}::uuid[], ${reversals.map(({ seq }) => seq)}::int[])
    on conflict do nothing`.execute(tx)
}

/** The reversals of these events that came before them. */
export async function findReversals(tx: Tx, events: readonly NewEvent[]): Promise<readonly EarlyReversal[]> {
  if (events.length === 0) return []
  const { rows } = await sql<EarlyReversal>`
    select wallet, operation, seq
    from unnest(${events.map(({ wallet }) => wallet)}::int[], ${events.map(({ operation }) => operation)}::uuid[])
      as given(wallet, operation) join pay_reversal using (wallet, operation)`.execute(tx)
  return rows
}
