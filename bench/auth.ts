import { measureCodes } from './auth/codes.ts'
import { measureLogins } from './auth/logins.ts'
import { measurePages } from './auth/pages.ts'
import type { Report } from './report.ts'

/** What the doors hold against guessing, pumping and floods, and how soon an honest phone is through them. */
export const group = { name: 'auth', run: measureAuth }

async function measureAuth(report: Report): Promise<void> {
  await measureCodes(report)
  await measureLogins(report)
  await measurePages(report)
}
