import { id, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { contactsOf, detailsOf, indexOfEmail, indexOfMobile } from './contact.sql.ts'
import { mailboxOf, nameWithBirthday, plainNumber } from './marks.ts'

export type Marks = {
  /** Identifies one person: a verified number or address, or the number of an identity document. */
  readonly own: readonly Buffer[]
  /** The same, and contacts that were stated but not verified. */
  readonly said: readonly Buffer[]
  /** May match other people too: an unverified contact, or a name with a birthday. */
  readonly hints: readonly Buffer[]
}

const indexOfMailbox = (key: SecretKey, email: string): Buffer => blindIndex(key, mailboxOf(email), 'account.mailbox')

const isMark = (mark: Buffer | null): mark is Buffer => mark !== null

/** Locks the account until the transaction ends, so that its contacts cannot change meanwhile. */
export async function lockMarks(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', account).forShare().execute()
}

/** The marks by which a person is recognised in another account. They are keyed hashes and reveal nothing. */
export async function marksOf(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<Marks> {
  const row = await tx
    .selectFrom('account')
    .select(['mobile_index', 'email_index'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  const { email, isEmailProven } = await contactsOf(tx, key, account)
  const details = await detailsOf(tx, key, account, ['idNumber', 'mobileNum', 'fullName', 'birthday'])
  const [idNumber, mobile] = [plainNumber(details.get('idNumber') ?? ''), details.get('mobileNum')]
  const named = nameWithBirthday(details.get('fullName'), details.get('birthday'))
  const known = [row.mobile_index, idNumber === '' ? null : blindIndex(key, idNumber, 'account.idNumber')]
  const mails = [row.email_index, email === null ? null : indexOfMailbox(key, email)]
  const claimed = mobile === undefined ? null : indexOfMobile(key, mobile)
  const own = [...known, ...(isEmailProven ? mails : [])].filter(isMark)
  return {
    own,
    said: [...known, ...mails, claimed].filter(isMark),
    hints: [
      ...(isEmailProven ? [] : mails),
      claimed,
      named === undefined ? null : blindIndex(key, named, 'account.nameWithBirthday'),
    ].filter(isMark),
  }
}

/** The marks of an address that could not be stored, because another account has verified it. */
export const marksOfEmail = (key: SecretKey, email: string): readonly Buffer[] => [
  indexOfEmail(key, email),
  indexOfMailbox(key, email),
]

/** Other accounts that have stated the same address, verified or not. */
export async function listSharingContacts(
  tx: Tx,
  account: Id<'account'>,
  atMost: number,
): Promise<readonly Id<'account'>[]> {
  const rows = await tx
    .selectFrom('account as own')
    .innerJoin('account as other', (join) =>
      join.onRef('other.merchant', '=', 'own.merchant').onRef('other.email_index', '=', 'own.email_index'),
    )
    .select('other.id')
    .where('own.id', '=', account)
    .whereRef('other.id', '<>', 'own.id')
    .orderBy('other.id')
    .limit(atMost)
    .execute()
  return rows.map((row) => id<'account'>(row.id))
}
