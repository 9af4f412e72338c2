import { id, type Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { isIdentityApproved } from '../../people/documents/index.ts'
import { listSharingContacts, lockMarks, marksOf, marksOfEmail, type Marks } from '../../people/identity/index.ts'
import { accountsInBrowsersOf, listDevices } from '../../people/session/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { isPersonAllowed, mayBeExcluded } from '../control/index.ts'
import { listAccountMarks, listSharingPayoutAccounts } from '../payoutAccount/index.ts'
import { areConnected, type Marked } from './link.ts'

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

/** Further accounts that are looked at between two; who has more of them shares a browser with the public. */
const FURTHER_MAX = 50

/** Accounts found by a mark of this one, oldest first. */
async function neighboursOf(tx: Tx, account: Id<'account'>): Promise<readonly Id<'account'>[]> {
  const found = [
    ...(await accountsInBrowsersOf(tx, account)),
    ...(await listSharingPayoutAccounts(tx, account, FURTHER_MAX)),
    ...(await listSharingContacts(tx, account, FURTHER_MAX)),
  ]
  // The ids are in the order in which the accounts were opened.
  return [...new Set(found)].toSorted().slice(0, FURTHER_MAX)
}

async function markedOf(key: SecretKey, tx: Tx, account: Id<'account'>): Promise<Marked> {
  const { own, said, hints } = await marksFor(key, tx, account)
  return { account, marks: new Set([...own, ...said, ...hints].map((mark) => mark.toString('hex'))) }
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
    /**
     * Whether two accounts may belong to one person: they have a browser, a payout account, a contact, an identity
     * number or a name with birthday in common, or each has one in common with the same further account.
     */
    async areLinked(tx: Tx, one: Id<'account'>, other: Id<'account'>): Promise<boolean> {
      const further = new Set([...(await neighboursOf(tx, one)), ...(await neighboursOf(tx, other))])
      const marked: Marked[] = []
      for (const account of further) marked.push(await markedOf(key, tx, account))
      return areConnected(await markedOf(key, tx, one), await markedOf(key, tx, other), marked)
    },
    /** Other accounts that share a browser, a payout account or a contact with this one. */
    neighboursOf,
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
