import { measureCodes } from './auth/codes.ts'
import { measureLogins } from './auth/logins.ts'
import { measurePages } from './auth/pages.ts'
import type { Report } from './report.ts'

/** Resistance of sign-in against guessing, SMS pumping and floods, and how soon a phone can sign in. */
export const group = { name: 'auth', run: measureAuth }

async function measureAuth(report: Report): Promise<void> {
  await measureCodes(report)
  await measureLogins(report)
  await measurePages(report)
}
