import { measureCodes } from './doors/codes.ts'
import { measureLogins } from './doors/logins.ts'
import { measurePages } from './doors/pages.ts'
import type { Report } from './report.ts'

/** What the doors hold against guessing, pumping and floods, and how soon an honest phone is through them. */
export const group = { name: 'doors', run: measureDoors }

async function measureDoors(report: Report): Promise<void> {
  await measureCodes(report)
  await measureLogins(report)
  await measurePages(report)
}
