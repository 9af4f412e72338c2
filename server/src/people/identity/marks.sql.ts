import type { Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { contactsOf, detailsOf, indexOfEmail, indexOfMobile } from './contact.sql.ts'
import { mailboxOf, nameWithBirthday, plainNumber } from './marks.ts'

export type Marks = {
  /** What only this person can have: a number or an address they have proven, the number of their papers. */
  readonly own: readonly Buffer[]
  /** The same, and what they only say is theirs. */
  readonly said: readonly Buffer[]
  /** What others may have too: a contact that nobody has proven, a name with a birthday. */
  readonly hints: readonly Buffer[]
}

const indexOfMailbox = (key: SecretKey, email: string): Buffer => blindIndex(key, mailboxOf(email), 'account.mailbox')

const isMark = (mark: Buffer | null): mark is Buffer => mark !== null

/** Held until the transaction ends: whoever binds another number to the account meanwhile waits. */
export async function holdMarks(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', account).forShare().execute()
}

/** By what a person is known again in another account. They are keyed hashes, and tell nobody anything. */
export async function marksOf(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<Marks> {
  const row = await tx
    .selectFrom('account')
    .select(['mobile_index', 'email_index'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  const { email, isEmailProven } = await contactsOf(tx, key, account)
  const told = await detailsOf(tx, key, account, ['idNumber', 'mobileNum', 'fullName', 'birthday'])
  const [idNumber, mobile] = [plainNumber(told.get('idNumber') ?? ''), told.get('mobileNum')]
  const named = nameWithBirthday(told.get('fullName'), told.get('birthday'))
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

/** An address that somebody came with and that may not be kept, because another account has proven it. */
export const marksOfEmail = (key: SecretKey, email: string): readonly Buffer[] => [
  indexOfEmail(key, email),
  indexOfMailbox(key, email),
]
