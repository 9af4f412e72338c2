import { days } from '@ronda/core'
import { sql } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { BetDay } from '../payslip/index.ts'

/** How far events were read. Locked until the transaction ends, so that of two readers one waits. */
export async function lockRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ until: number }>`select until::float8 as until from exclusion_read for update`.execute(
    tx,
  )
  return rows[0]?.until ?? 0
}

export async function recordRead(tx: Tx, until: number): Promise<void> {
  await sql`update exclusion_read set until = ${until}`.execute(tx)
}

/** Notes that there are bets to look at. */
export async function addLooks(tx: Tx, found: readonly BetDay[]): Promise<void> {
  await sql`
    insert into exclusion_look (account, day, seen)
    select * from unnest(${found.map(({ account }) => account)}::uuid[], ${found.map(({ day }) => day)}::date[],
      ${found.map(({ last }) => last)}::bigint[])
    on conflict (account, day) do update set seen = greatest(exclusion_look.seen, excluded.seen)`.execute(tx)
}

export type Look = { readonly account: string; readonly day: string; readonly seen: number; readonly looked: number }

/** The job, under whose name a failure is listed. */
export const LOOK_JOB = 'exclusion.find'

const textOf = sql<string>`to_char(day, 'YYYY-MM-DD')`

/** Days with bets that were not looked at, the oldest first. */
export async function listLooks(tx: Tx, nowMs: number, atMost: number): Promise<readonly Look[]> {
  const isFree = isNotSetAside(LOOK_JOB, sql`account || ' ' || ${textOf}`, nowMs)
  const { rows } = await sql<Look>`
    select account, ${textOf} as day, seen::float8 as seen, looked::float8 as looked from exclusion_look
    where looked < seen and ${isFree} order by exclusion_look.day limit ${atMost}`.execute(tx)
  return rows
}

export async function findLook(tx: Tx, { account, day }: Pick<Look, 'account' | 'day'>): Promise<Look | undefined> {
  const { rows } = await sql<Look>`
    select account, ${textOf} as day, seen::float8 as seen, looked::float8 as looked from exclusion_look
    where account = ${account} and exclusion_look.day = ${day}::date`.execute(tx)
  return rows[0]
}

/** Locked until the transaction ends; undefined while another process has it. */
export async function lockLook(tx: Tx, { account, day }: Pick<Look, 'account' | 'day'>): Promise<Look | undefined> {
  const { rows } = await sql<Look>`
    select account, ${textOf} as day, seen::float8 as seen, looked::float8 as looked from exclusion_look
    where account = ${account} and exclusion_look.day = ${day}::date for update skip locked`.execute(tx)
  return rows[0]
}

export async function recordLooked(tx: Tx, { account, day }: Look, looked: number): Promise<void> {
  await sql`
    update exclusion_look set looked = ${looked} where account = ${account} and day = ${day}::date`.execute(tx)
}

/** After this time a day is looked at again, and for the last time. */
const AGAIN_MS = days(2)

/** Begins the last look at days that are over long enough. */
export async function lookAgain(tx: Tx, nowMs: number, atMost: number): Promise<void> {
  await sql`
    update exclusion_look set looked = 0, is_final = true where (account, day) in (
      select account, day from exclusion_look where not is_final and day < ${new Date(nowMs - AGAIN_MS)}::timestamptz::date
      order by day limit ${atMost} for update skip locked)`.execute(tx)
}
