import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Seen } from './wait.ts'

export type WaitKind = 'bet' | 'cash_out'

export type StoredWait = {
  readonly kind: WaitKind
  readonly wallet: number
  readonly id: string
  readonly account: string
  readonly ip: string
  /** As it was asked for, with amounts as texts. */
  readonly request: unknown
  readonly seen: readonly Seen[]
  readonly dueAtMs: number
  readonly endsAtMs: number
  readonly answer: unknown
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

const waits = sql`
  select wait.wallet, wait.id, kind, account, ip, request, seen, ${ms('due_at')} as "dueAtMs", ${ms('ends_at')} as "endsAtMs",
    answer
  from sports_wait as wait left join sports_wait_answer as answered using (wallet, id)`

export async function findWait(tx: Tx, wallet: number, id: string): Promise<StoredWait | undefined> {
  const { rows } = await sql<StoredWait>`${waits} where wait.wallet = ${wallet} and wait.id = ${id}`.execute(tx)
  return rows[0]
}

/** Bets that nobody has decided in time, the oldest first. */
export async function findOverdue(tx: Tx, atMost: number): Promise<readonly StoredWait[]> {
  const { rows } = await sql<StoredWait>`
    ${waits} where ends_at < clock_timestamp() and ends_at > clock_timestamp() - interval '1 day' and answer is null
    order by ends_at limit ${atMost}`.execute(tx)
  return rows
}

export type NewWait = Omit<StoredWait, 'dueAtMs' | 'endsAtMs' | 'answer'> & {
  readonly delayMs: number
  readonly patienceMs: number
}

/** Only once. The clock of the database counts. */
export async function insertWait(tx: Tx, wait: NewWait): Promise<void> {
  const after = (spanMs: number) => sql`now() + make_interval(secs => ${spanMs / 1_000})`
  await sql`
    insert into sports_wait (wallet, id, kind, account, ip, request, seen, asked_at, due_at, ends_at)
    values (${wait.wallet}, ${wait.id}, ${wait.kind}, ${wait.account}, ${wait.ip}, ${JSON.stringify(wait.request)},
      ${JSON.stringify(wait.seen)}, now(), ${after(wait.delayMs)}, ${after(wait.delayMs + wait.patienceMs)})
    on conflict (wallet, id) do nothing`.execute(tx)
}

export type AnswerRow = { readonly wallet: number; readonly id: string; readonly answer: object }

/** The answer that a bet is placed, as the ledger writes it with the stake. */
export const sportsWaitAnswerCoWrite: CoWrite = {
  name: 'sports_wait_answer',
  insert: (rows) => `
    insert into sports_wait_answer (wallet, id, answer)
    select wallet, id, answer from json_to_recordset(${rows}) as given (wallet int, id uuid, answer json)`,
}

/** Any other answer. The first one stays. */
export async function insertAnswer(tx: Tx, { wallet, id, answer }: AnswerRow): Promise<void> {
  await sql`
    insert into sports_wait_answer (wallet, id, answer) values (${wallet}, ${id}, ${JSON.stringify(answer)})
    on conflict (wallet, id) do nothing`.execute(tx)
}
