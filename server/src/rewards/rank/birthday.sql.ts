import type { CalendarDay } from '@ronda/core'
import { sql } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type BirthdayRow = { readonly account: string; readonly level: number; readonly given: CalendarDay | null }

const birthdayColumns = sql<BirthdayRow>`account, level, to_char(birthday_given, 'YYYY-MM-DD') as given`

/** Members with a rank whose birthday was not looked at today. */
export async function listBirthdaysToRead(
  tx: Tx,
  { today, nowMs, atMost }: { readonly today: CalendarDay; readonly nowMs: number; readonly atMost: number },
): Promise<readonly BirthdayRow[]> {
  const { rows } = await sql<BirthdayRow>`
    select ${birthdayColumns} from rank
    where level > 0 and (birthday_read is null or birthday_read < ${today}::date)
      and ${isNotSetAside('rank.birthday', sql.ref('account'), nowMs)}
    order by wallet limit ${atMost}`.execute(tx)
  return rows
}

/** The row of a member, locked: of two runs of the job the second sees what the first has given. */
export async function lockBirthday(tx: Tx, account: string): Promise<BirthdayRow | undefined> {
  const { rows } = await sql<BirthdayRow>`
    select ${birthdayColumns} from rank where account = ${account} for update`.execute(tx)
  return rows[0]
}

export async function recordBirthday(
  tx: Tx,
  account: string,
  { today, isGiven }: { readonly today: CalendarDay; readonly isGiven: boolean },
): Promise<void> {
  const day = sql<Date>`${today}::date`
  await tx
    .updateTable('rank')
    .set({ birthday_read: day, ...(isGiven && { birthday_given: day }) })
    .where('account', '=', account)
    .execute()
}
