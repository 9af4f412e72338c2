import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { CorrectionCause, StoredGrade } from './slip.ts'
import type { Voids } from './void.ts'

/** A correction as the ledger writes it. */
export type CorrectionRow = {
  readonly wallet: number
  readonly bet: string
  readonly number: number
  readonly version: number
  readonly decision: string
  readonly cause: CorrectionCause
  readonly operation: string
  readonly was: string
  readonly paid: string
  readonly valid_bet: string
  readonly moved: string
  readonly written_off: string
  readonly rules: number
  readonly grades: readonly (readonly StoredGrade[])[]
}

/** Two corrections at once have the same version, and the database takes one of them. */
export const sportsCorrectionCoWrite: CoWrite = {
  name: 'sports_correction',
  insert: (rows) => `
    insert into sports_correction (wallet, bet, number, version, decision, cause, operation, was, paid, valid_bet, moved,
      written_off, rules, grades, corrected_at)
    select wallet, bet, number, version, decision, cause, operation, was, paid, valid_bet, moved, written_off, rules,
      grades, clock_timestamp()
    from json_to_recordset(${rows}) as given (wallet int, bet uuid, number int, version int, decision uuid, cause text,
      operation uuid, was bigint, paid bigint, valid_bet bigint, moved bigint, written_off bigint, rules int, grades json)`,
}

/** Replaces the voids of a match. */
export async function setVoids(tx: Tx, match: number, voids: Voids): Promise<void> {
  await sql`update sports_match set voids = ${JSON.stringify(voids)} where number = ${match}`.execute(tx)
}

/** Holds a match until the transaction ends: of two decisions about it one is first. */
export async function lockMatch(tx: Tx, match: number): Promise<void> {
  await sql`select from sports_match where number = ${match} for update`.execute(tx)
}

/** What a decision has done, by currency. */
export type Corrected = {
  readonly currency: string
  readonly bets: number
  readonly moved: bigint
  readonly writtenOff: bigint
}

export async function sumCorrections(tx: Tx, decision: string): Promise<readonly Corrected[]> {
  const { rows } = await sql<Corrected>`
    select bet.currency, count(*)::int as bets, sum(made.moved)::bigint as moved,
      sum(made.written_off)::bigint as "writtenOff"
    from sports_correction as made join sports_bet as bet on bet.wallet = made.wallet and bet.id = made.bet
    where made.decision = ${decision} group by bet.currency order by bet.currency`.execute(tx)
  return rows
}
