import type { Tx } from '../../platform/postgres/db.ts'
import { contactsOf, findById, type Account } from '../identity/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import type { Held } from './prove.ts'

/** The credentials of an account that can be used now. */
export async function heldBy(
  { key, factors, settings, verification }: AuthOptions,
  tx: Tx,
  { id, kind }: Account,
): Promise<Held> {
  const isStaff = kind === 'operator'
  const { hasAuthenticator, hasPasskey } = await factors.heldBy(tx, id)
  const { mobile, email, isEmailProven } = await contactsOf(tx, key, id)
  const found = await findById(tx, id)
  const { can } = verification.codes
  return {
    isStaff,
    hasAuthenticator,
    hasPasskey: hasPasskey && (isStaff || (await settings.isOn('PASSKEYLOGIN3'))),
    hasPassword: (found?.passwordHash ?? null) !== null,
    mobile: can.sms ? mobile : null,
    email: can.mail && isEmailProven ? email : null,
  }
}
