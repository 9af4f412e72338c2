import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { hasFactor } from '../factor/index.ts'
import { accountsAs } from '../identity/index.ts'

export type StaffEntry = {
  readonly username: string
  readonly isBlocked: boolean
  /** Whether a second factor is set up. */
  readonly hasFactor: boolean
  readonly lastLoginAt: Date | null
}

/** More staff than a list at a terminal shows. */
const LISTED_MAX = 500

/** The staff of a brand, by name. */
export async function listStaff(tx: Tx, merchant: string): Promise<readonly StaffEntry[]> {
  const { rows } = await sql<StaffEntry>`
    select username, blocked_at is not null as "isBlocked", ${hasFactor(sql.ref('staff.id'))} as "hasFactor",
      last_login_at as "lastLoginAt"
    from ${accountsAs('staff')}
    where merchant = ${merchant} and kind = 'operator'
    order by username limit ${LISTED_MAX}`.execute(tx)
  return rows
}
