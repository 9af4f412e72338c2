import { id, type Id } from '@ronda/core'
import { mayBeExcluded } from '../money/control/index.ts'
import { listAccountMarks } from '../money/payoutAccount/index.ts'
import { isIdentityApproved } from '../people/documents/index.ts'
import { marksOf, type Marks } from '../people/identity/index.ts'
import { listDevices } from '../people/session/index.ts'
import type { Tx } from '../platform/postgres/db.ts'
import type { Platform } from './platform.ts'

/** The marks that identify an account's owner; devices and payout accounts are hints, since people may share them. */
export async function marksFor({ key }: Pick<Platform, 'key'>, tx: Tx, account: Id<'account'>): Promise<Marks> {
  const marks = await marksOf(tx, key, account)
  const shared = [...(await listDevices(tx, account)), ...(await listAccountMarks(tx, account))]
  return { ...marks, hints: [...marks.hints, ...shared] }
}

/** Whether identity documents must be approved before this account deposits or plays for money. */
export async function isIdentityDue(platform: Platform, tx: Tx, owner: string): Promise<boolean> {
  const account = id<'account'>(owner)
  const { identityBeforePlay } = (await platform.settings.current()).money.control
  if (identityBeforePlay === 'never' || (await isIdentityApproved(tx, account))) return false
  if (identityBeforePlay === 'always') return true
  const { said, hints } = await marksFor(platform, tx, account)
  return mayBeExcluded(tx, [...said, ...hints], platform.clock.nowMs())
}
