import type { Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { detailsOf, indexOfEmail, indexOfMobile } from './contact.sql.ts'

/** Papers are copied with and without dashes, in any case. */
const plainNumber = (idNumber: string): string =>
  idNumber
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '')

export type Marks = {
  /** What only this person can have: a number or an address they have proven, the number of their papers. */
  readonly own: readonly Buffer[]
  /** The same, and what they only say is theirs. */
  readonly said: readonly Buffer[]
}

/**
 * By what a person is known again in another account. They are keyed hashes, and tell nobody anything. The account is
 * held until the transaction ends: whoever binds another number meanwhile waits.
 */
export async function marksOf(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<Marks> {
  const row = await tx
    .selectFrom('account')
    .select(['mobile_index', 'email_index', 'email_proven_at'])
    .where('id', '=', account)
    .forShare()
    .executeTakeFirstOrThrow()
  const told = await detailsOf(tx, key, account, ['idNumber', 'mobileNum'])
  const [idNumber, mobile] = [plainNumber(told.get('idNumber') ?? ''), told.get('mobileNum')]
  const known = [row.mobile_index, idNumber === '' ? null : blindIndex(key, idNumber, 'account.idNumber')]
  const own = [...known, row.email_proven_at === null ? null : row.email_index].filter((mark) => mark !== null)
  const claimed = mobile === undefined ? null : indexOfMobile(key, mobile)
  const said = [...known, row.email_index, claimed].filter((mark) => mark !== null)
  return { own, said }
}

/** An address that somebody came with and that may not be kept, because another account has proven it. */
export const markOfEmail = (key: SecretKey, email: string): Buffer => indexOfEmail(key, email)
