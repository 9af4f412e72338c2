import type pg from 'pg'
import type { Check } from './audit.sql.ts'
import { PART, REFUSAL_NUMBER, type StoredRefusal } from './leg.ts'
import { parseWitnessLine, type Witness } from './witness.ts'

const LINES_MAX = 10_000

/** Refusals without a leg have nothing in the ledger to be compared with. */
function codeOf({ refusal }: Witness): number | undefined {
  if (refusal === undefined) return 0
  return refusal in REFUSAL_NUMBER ? REFUSAL_NUMBER[refusal as StoredRefusal] : undefined
}

/** Returns the number of acknowledged answers to check. */
export async function loadWitness(client: pg.Client, lines: AsyncIterable<string> | Iterable<string>): Promise<number> {
  await client.query(
    'create temp table witness (wallet int not null, id uuid not null, code smallint not null, seq int not null, balance bigint not null)',
  )
  let chunk: Witness[] = []
  let count = 0
  for await (const line of lines) {
    const witness = parseWitnessLine(line)
    if (!witness || codeOf(witness) === undefined) continue
    count++
    chunk.push(witness)
    if (chunk.length < LINES_MAX) continue
    await insert(client, chunk)
    chunk = []
  }
  await insert(client, chunk)
  await client.query('analyze witness')
  return count
}

async function insert(client: pg.Client, chunk: readonly Witness[]): Promise<void> {
  await client.query(
    'insert into witness select * from unnest($1::int[], $2::uuid[], $3::smallint[], $4::int[], $5::bigint[])',
    [
      chunk.map(({ wallet }) => wallet),
      chunk.map(({ id }) => id),
      chunk.map(codeOf),
      chunk.map(({ seq }) => seq),
      chunk.map(({ balance }) => balance.toString()),
    ],
  )
}

export const acknowledged: readonly Check[] = [
  {
    rule: 'AU14',
    sql: `
      select format('wallet %s: operation %s was acknowledged as leg %s, which does not exist', witness.wallet, witness.id, witness.seq) as says
      from witness left join leg on leg.wallet = witness.wallet and leg.seq = witness.seq
      where leg.id is distinct from witness.id`,
  },
  {
    rule: 'AU15',
    sql: `
      select format('wallet %s: operation %s was answered %s with %s, the ledger has %s with %s', witness.wallet, witness.id,
        witness.code, witness.balance, leg.code, leg.balance) as says
      from witness join leg on leg.wallet = witness.wallet and leg.seq = witness.seq and leg.id = witness.id
      where leg.code <> witness.code or leg.balance <> witness.balance`,
  },
]

/** For a complete witness log: an operation that is not in it was written twice, or without an answer to anybody. */
export const unacknowledged: Check = {
  rule: 'AU16',
  sql: `
    select format('wallet %s: operation %s is in the ledger but was never acknowledged', leg.wallet, leg.id) as says
    from leg where leg.part = ${PART.itself} and not exists (
      select from witness where witness.wallet = leg.wallet and witness.id = leg.id
    )`,
}
