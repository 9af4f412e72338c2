import pg from 'pg'
import {
  chainsOf,
  guards,
  openings,
  pairs,
  pools,
  restrictions,
  SORT_MEMORY,
  sumsQuery,
  type Check,
} from './audit.sql.ts'
import { bonuses, funds } from './auditFunds.sql.ts'
import { sumHouseBalances, type HouseBalance } from './houseAccount.sql.ts'
import { acknowledged, loadWitness, unacknowledged } from './witness.sql.ts'

/** Enough examples to recognise a fault; the count says how many there are. */
const EXAMPLES_MAX = 5

export type AuditOptions = {
  /** Lines of `makeWitnessLine`. */
  readonly witness?: AsyncIterable<string> | Iterable<string>
  /** The witness log has every operation, so the ledger may hold no other. */
  readonly isWitnessComplete?: boolean
  /** Called before each check with its rule, to show progress. */
  readonly onCheck?: (rule: string) => unknown
}

export type AuditReport = {
  readonly legs: number
  readonly batches: number
  readonly wallets: number
  /** Acknowledged answers that were checked. */
  readonly witnessed: number
  readonly accounts: readonly HouseBalance[]
  /** Empty when the ledger is correct. A few examples of each kind. */
  readonly faults: readonly string[]
  /** How many faults there are by rule. */
  readonly counts: Readonly<Record<string, number>>
}

/**
 * Checks the whole ledger as of one moment. It only reads: the outbox waits for transactions that have written, and an
 * audit may take many minutes.
 */
export async function audit(url: string, options: AuditOptions = {}): Promise<AuditReport> {
  const client = new pg.Client({ connectionString: url, application_name: 'ronda.audit' })
  await client.connect()
  try {
    await client.query(`set work_mem = '${SORT_MEMORY}'`)
    const witnessed = options.witness ? await loadWitness(client, options.witness) : 0
    await client.query('begin isolation level repeatable read read only')
    const { legs, found } = await runSums(client)
    for (const check of await checksFor(client, options)) {
      await options.onCheck?.(check.rule)
      found.push(await run(client, check))
    }
    const counts: Record<string, number> = {}
    for (const { rule, count } of found) if (count > 0) counts[rule] = (counts[rule] ?? 0) + count
    const faults = found.toSorted((one, other) => ruleNumber(one) - ruleNumber(other)).flatMap(formatFound)
    return { legs, ...(await countAll(client)), witnessed, accounts: await sumHouseBalances(client), faults, counts }
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
    ...pairs,
    ...pools,
    ...funds,
    ...bonuses,
    ...restrictions,
    ...openings,
    ...(options.witness ? acknowledged : []),
    ...(options.isWitnessComplete ? [unacknowledged] : []),
  ]
}

type Found = { readonly rule: string; readonly count: number; readonly examples: readonly string[] }

const ruleNumber = ({ rule }: Found): number => Number(rule.slice('AU'.length))

function formatFound({ rule, count, examples }: Found): readonly string[] {
  const more = count - examples.length
  const lines = examples.map((says) => `[${rule}] ${says}`)
  return more > 0 ? [...lines, `[${rule}] and ${more} more of this kind`] : lines
}

async function run(client: pg.Client, { rule, sql }: Check): Promise<Found> {
  const { rows } = await client.query<{ says: string; total: string }>(
    `select says, count(*) over () as total from (${sql}) as fault limit ${EXAMPLES_MAX}`,
  )
  return { rule, count: Number(rows[0]?.total ?? 0), examples: rows.map(({ says }) => says) }
}

/** The checks on sums, and the number of legs that they read. */
async function runSums(client: pg.Client): Promise<{ readonly legs: number; readonly found: Found[] }> {
  const { rows } = await client.query<{ rule: string; says: string; total: string }>(sumsQuery(EXAMPLES_MAX))
  const byRule = Map.groupBy(rows, ({ rule }) => rule)
  const legs = Number(byRule.get('legs')?.[0]?.total ?? 0)
  byRule.delete('legs')
  const found = Array.from(byRule, ([rule, list]) => ({
    rule,
    count: Number(list[0]?.total ?? 0),
    examples: list.map(({ says }) => says),
  }))
  return { legs, found }
}

async function countAll(client: pg.Client): Promise<Pick<AuditReport, 'batches' | 'wallets'>> {
  const { rows } = await client.query<{ batches: string; wallets: string }>(
    'select (select count(*) from batch) as batches, (select count(*) from wallet) as wallets',
  )
  return { batches: Number(rows[0]?.batches), wallets: Number(rows[0]?.wallets) }
}
