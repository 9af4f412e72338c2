import { BANK_FILE_MAX, type BankPayout } from '@ronda/contract'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import { takeForFile } from './payout.sql.ts'
import type { DeskOptions, Staff } from './record.actions.ts'
import { fileLines } from './show.actions.ts'

/** Payouts for the bank's bulk upload. Whoever takes them sees names and accounts, so it is written down. */
export function takeFile({ db, clock, key }: DeskOptions, by: Staff, isAgain: boolean): Promise<BankPayout[]> {
  const nowMs = clock.nowMs()
  return db.write(async (tx) => {
    const taken = await takeForFile(tx, key, { isAgain, atMost: BANK_FILE_MAX }, nowMs)
    if (taken.length > 0) {
      const detail = { payouts: taken.map(({ id }) => id), isAgain }
      await writeAuditEntry(tx, { actor: by, action: 'bank_payout.export', subject: 'bank_payouts', detail }, nowMs)
    }
    return fileLines(tx, taken, by)
  })
}
