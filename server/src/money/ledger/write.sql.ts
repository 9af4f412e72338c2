import { days } from '@ronda/core'
import type pg from 'pg'
import { insertEventText } from '../../platform/outbox/index.ts'
import { bigints, ints, smallints, uuids } from './arrays.ts'
import type { Batch } from './batch.ts'
import { KIND_NUMBER, REFUSAL_NUMBER, type Leg } from './leg.ts'
import { insertRestrictions, makeRestrictionRow } from './restriction.sql.ts'

/**
 * A table of another feature whose rows are written with the money, so that the ledger does not depend on that feature.
 */
export type CoWrite = {
  readonly name: string
  /** SQL that inserts the rows of the JSON array `parameter`, e.g. by `json_to_recordset`. */
  readonly insert: (parameter: string) => string
}

/** PostgreSQL cuts the name of a statement after 63 characters, so a combination of clauses gets a number. */
const statementNames = new Map<string, string>()

function statementName(clauses: string): string {
  const known = statementNames.get(clauses)
  if (known !== undefined) return known
  const name = `ledger.write.${statementNames.size}`
  statementNames.set(clauses, name)
  return name
}

/** The whole batch in one statement: one round trip, one commit, durable when it returns. */
export async function writeBatch(client: pg.Client, batch: Batch, coWrites: readonly CoWrite[]): Promise<void> {
  const present = coWrites.filter(({ name }) => batch.coWrites.has(name))
  const values: unknown[] = [
    ...legColumns(batch.legs),
    new Date(batch.nowMs).toISOString(),
    batch.legs.length,
    ints([...batch.houseAccountGains.keys()]),
    bigints([...batch.houseAccountGains.values()]),
  ]
  const clauses = [BATCH_ROW]
  const add = (clause: (parameter: string) => string, json: string): void => {
    clauses.push(clause(`$${values.push(json)}::json`))
  }
  if (batch.events.length > 0) add(outboxRow, jsonArrayOf(batch.events))
  const restricting = batch.legs.filter((leg) => leg.restriction)
  if (restricting.length > 0) add(insertRestrictions, jsonArrayOf(restricting.map(makeRestrictionRow)))
  if (batch.openings.length > 0) add(openingRows, jsonArrayOf(batch.openings.map(makeOpeningRow)))
  for (const { name, insert } of present) {
    add((parameter) => `${name}_rows as (${insert(parameter)})`, jsonArrayOf(batch.coWrites.get(name) ?? []))
  }
  // Parsed and planned once for each combination of clauses.
  const shape = [batch.events.length > 0, restricting.length > 0, batch.openings.length > 0]
  const name = statementName(`${shape.join()},${present.map((row) => row.name).join()}`)
  await client.query({ name, text: `with ${clauses.join(', ')} ${LEG_ROWS}`, values })
}

/**
 * A stake of a wallet whose restriction is pending gets no kind, which the column refuses: a stake that was decided
 * before the restriction is never written after it, by any process. The table is almost always empty.
 */
const kindUnlessStopped = `
    case when ($5::smallint[])[place] = ${KIND_NUMBER.stake} and ($6::smallint[])[place] = 0
      and ($1::int[])[place] in (select wallet from restriction_pending)
    then null else ($5::smallint[])[place] end`

/**
 * PostgreSQL runs the legs first: writers wait in order of wallet, so that no deadlock arises. Taking elements by index
 * costs a third of what `unnest` of so many arrays does.
 */
const LEG_ROWS = `
  insert into leg (wallet, seq, id, part, kind, code, counter, amount, balance, staked, won, at)
  select ($1::int[])[place], ($2::int[])[place], ($3::uuid[])[place],
    ($4::smallint[])[place], ${kindUnlessStopped}, ($6::smallint[])[place], ($7::int[])[place],
    ($8::bigint[])[place], ($9::bigint[])[place], ($10::bigint[])[place], ($11::bigint[])[place], $12::timestamptz
  from generate_series(1, $13::int) as place`

const BATCH_ROW = `
  batch_row as (insert into batch (at, n, house, delta) values ($12, $13::int, $14::int[], $15::bigint[]))`

const outboxRow = (events: string): string => `
  outbox_row as (${insertEventText('money.batch', events)})`

/** Where two clocks disagree about midnight, the first opening of the day counts. */
const openingRows = (rows: string): string => `
  opening_rows as (
    insert into opening (wallet, day, seq, staked, won)
    select * from json_to_recordset(${rows}) as given(wallet int, day date, seq int, staked bigint, won bigint)
    on conflict do nothing
  )`

function makeOpeningRow({ wallet, opening: { day, seq, staked, won } }: Batch['openings'][number]): string {
  const date = new Date(days(day)).toISOString()
  return JSON.stringify({ wallet, day: date, seq, staked: staked.toString(), won: won.toString() })
}

function legColumns(unsorted: readonly Leg[]): readonly (string | Buffer)[] {
  // Two processes that write the same wallets must lock them in the same order, or PostgreSQL reports a deadlock a
  // second later.
  const legs = unsorted.toSorted((left, right) => left.wallet - right.wallet)
  return [
    ints(legs.map((leg) => leg.wallet)),
    ints(legs.map((leg) => leg.seq)),
    uuids(legs.map((leg) => leg.id)),
    smallints(legs.map((leg) => leg.part)),
    smallints(legs.map((leg) => KIND_NUMBER[leg.kind])),
    smallints(legs.map((leg) => (leg.refusal ? REFUSAL_NUMBER[leg.refusal] : 0))),
    ints(legs.map((leg) => leg.counter)),
    bigints(legs.map((leg) => leg.amount)),
    bigints(legs.map((leg) => leg.balance)),
    bigints(legs.map((leg) => leg.staked)),
    bigints(legs.map((leg) => leg.won)),
  ]
}

function jsonArrayOf(items: readonly string[]): string {
  return `[${items.join(',')}]`
}
