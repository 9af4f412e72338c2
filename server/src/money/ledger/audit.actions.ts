import pg from 'pg'
import {
  chainsOf,
  guards,
  openings,
  pairs,
  PAIRS,
  pools,
  restrictions,
  SORT_MEMORY,
  sums,
  type Check,
} from './audit.sql.ts'
import { sumHouseBalances, type HouseBalance } from './house.sql.ts'
import { acknowledged, loadWitness, unacknowledged } from './witness.sql.ts'

/** Enough to see what kind of fault it is; the count says how many there are. */
const EXAMPLES_MAX = 5

export type AuditOptions = {
  /** Lines of `makeWitnessLine`. */
  readonly witness?: AsyncIterable<string> | Iterable<string>
  /** The witness heard of every operation, so nothing else may be in the books. */
  readonly isWitnessComplete?: boolean
}

export type AuditReport = {
  readonly legs: number
  readonly batches: number
  readonly wallets: number
  /** Acknowledged answers that were checked. */
  readonly witnessed: number
  readonly accounts: readonly HouseBalance[]
  /** Empty when the books are right. A few examples of each kind. */
  readonly faults: readonly string[]
  /** How many faults there are by rule. */
  readonly counts: Readonly<Record<string, number>>
}

/** Proves the books, all of them, as they stood at one moment. */
export async function audit(url: string, options: AuditOptions = {}): Promise<AuditReport> {
  const client = new pg.Client({ connectionString: url, application_name: 'ronda.audit' })
  await client.connect()
  try {
    await client.query(`set work_mem = '${SORT_MEMORY}'`)
    await client.query('create temp table audit_pair (wallet int, counter int, amount numeric, legs bigint)')
    const witnessed = options.witness ? await loadWitness(client, options.witness) : 0
    await client.query('begin isolation level repeatable read read only')
    await client.query(PAIRS)
    const faults: string[] = []
    const counts: Record<string, number> = {}
    for (const check of await checksFor(client, options)) {
      const { count, examples } = await run(client, check)
      if (count > 0) counts[check.rule] = (counts[check.rule] ?? 0) + count
      faults.push(...examples)
    }
    return { ...(await countAll(client)), witnessed, accounts: await sumHouseBalances(client), faults, counts }
  } finally {
    await client.end()
  }
}

async function checksFor(client: pg.Client, options: AuditOptions): Promise<readonly Check[]> {
  const { rows } = await client.query<{ partition: string }>(
    `select inhrelid::regclass::text as partition from pg_inherits where inhparent = 'leg'::regclass order by 1`,
  )
  return [
    ...guards,
    ...rows.map(({ partition }) => chainsOf(partition)),
    ...sums,
    ...pairs,
    ...pools,
    ...restrictions,
    ...openings,
    ...(options.witness ? acknowledged : []),
    ...(options.isWitnessComplete ? [unacknowledged] : []),
  ]
}

type Found = { readonly count: number; readonly examples: readonly string[] }

async function run(client: pg.Client, { rule, sql }: Check): Promise<Found> {
  const { rows } = await client.query<{ says: string; total: string }>(
    `select says, count(*) over () as total from (${sql}) as fault limit ${EXAMPLES_MAX}`,
  )
  const count = Number(rows[0]?.total ?? 0)
  const examples = rows.map(({ says }) => `[${rule}] ${says}`)
  const more = count - rows.length
  return { count, examples: more > 0 ? [...examples, `[${rule}] and ${more} more of this kind`] : examples }
}

async function countAll(client: pg.Client): Promise<Pick<AuditReport, 'legs' | 'batches' | 'wallets'>> {
  const { rows } = await client.query<{ legs: string; batches: string; wallets: string }>(`
    select (select coalesce(sum(legs), 0) from audit_pair) as legs, (select count(*) from batch) as batches,
      (select count(*) from wallet) as wallets`)
  return { legs: Number(rows[0]?.legs), batches: Number(rows[0]?.batches), wallets: Number(rows[0]?.wallets) }
}
