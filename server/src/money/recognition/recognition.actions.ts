import { id, type Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { isIdentityApproved } from '../../people/documents/index.ts'
import { lockMarks, marksOf, marksOfEmail, type Marks } from '../../people/identity/index.ts'
import { listDevices } from '../../people/session/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { isPersonAllowed, mayBeExcluded } from '../control/index.ts'
import { listAccountMarks } from '../payoutAccount/index.ts'

export type RecognitionOptions = {
  readonly clock: Clock
  readonly key: SecretKey
  readonly settings: Pick<Settings, 'current'>
}

/** The marks that identify an account's owner; devices and payout accounts are hints, since people may share them. */
async function marksFor(key: SecretKey, tx: Tx, account: Id<'account'>): Promise<Marks> {
  const marks = await marksOf(tx, key, account)
  const shared = [...(await listDevices(tx, account)), ...(await listAccountMarks(tx, account))]
  return { ...marks, hints: [...marks.hints, ...shared] }
}

/** Recognises a person who has excluded themselves, in any account that they open. */
export function openRecognition({ clock, key, settings }: RecognitionOptions) {
  return {
    /** The marks that identify the owner in another account. */
    async marksOf(tx: Tx, owner: string) {
      await lockMarks(tx, id<'account'>(owner))
      const { own: proofs, hints } = await marksFor(key, tx, id<'account'>(owner))
      return { proofs, hints }
    },
    /** Whether identity documents must be approved before this account deposits or plays for money. */
    async isIdentityDue(tx: Tx, owner: string): Promise<boolean> {
      const account = id<'account'>(owner)
      const { identityBeforePlay } = (await settings.current()).money.control
      if (identityBeforePlay === 'never' || (await isIdentityApproved(tx, account))) return false
      if (identityBeforePlay === 'always') return true
      const { said, hints } = await marksFor(key, tx, account)
      return mayBeExcluded(tx, [...said, ...hints], clock.nowMs())
    },
    /** Whether the owner of this account is self-excluded by another account. `email` is one that they just gave. */
    async isSelfExcluded(tx: Tx, account: Id<'account'>, email?: string): Promise<boolean> {
      await lockMarks(tx, account)
      const { own: proofs, said, hints } = await marksFor(key, tx, account)
      const givenMarks = email === undefined ? [] : marksOfEmail(key, email)
      const marks = { proofs, hints, said: [...said, ...givenMarks] }
      return !(await isPersonAllowed(tx, account, marks, clock.nowMs()))
    },
  }
}
