import { BANK_FILE_MAX, type BankFileLine } from '@ronda/contract'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import { takeLastFile, takeNewFile } from './file.sql.ts'
import type { DeskOptions, Staff } from './record.actions.ts'
import { fileLineOf, pauseAt } from './show.actions.ts'

/** Payouts for the bank's bulk upload. Whoever takes them sees names and accounts, so it is written down. */
export async function takeFile(options: DeskOptions, by: Staff, isAgain: boolean): Promise<BankFileLine[]> {
  const { db, key } = options
  const at = await pauseAt(options)
  const take = isAgain ? takeLastFile : takeNewFile
  return db.write(async (tx) => {
    const taken = await take(tx, key, { by, atMost: BANK_FILE_MAX, at })
    if (taken.length > 0) {
      const detail = { payouts: taken.map(({ id }) => id), isAgain }
      await writeAuditEntry(tx, { actor: by, action: 'bank_payout.export', subject: 'bank_payouts', detail }, at.nowMs)
    }
    return taken.map(fileLineOf)
  })
}
