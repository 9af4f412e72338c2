import { ownRules, type RegisterField } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { matchesFree } from '../../brand/settings/index.ts'
import { acceptTerms, lockAccount, parseMobile, putDetails, setEmail, type Account } from '../identity/index.ts'
import { decideForm, type FormRefusal } from './form.ts'
import type { MemberOptions } from './member.actions.ts'
import { detailsOf } from './opening.actions.ts'
import { hashSecrets, today } from './register.actions.ts'

/** What can be wrong with the fields that are asked about a person. */
type OwnRefusal = Extract<FormRefusal, `identity.${string}_invalid` | 'identity.under_age'>
const isOwnRefusal = (refusal: FormRefusal): refusal is OwnRefusal =>
  refusal === 'identity.under_age' || refusal.endsWith('_invalid')

export type OwnerRefusal = OwnRefusal | 'identity.not_available' | 'server.busy'

/**
 * The owner of an account that somebody else opened accepts the terms, and fills in what the registration form requires.
 * Who has excluded themselves with another account is recognised by it, and the account stays closed to money.
 */
export async function acceptAsOwner(
  options: MemberOptions,
  account: Account,
  given: ReadonlyMap<RegisterField, string>,
): Promise<Result<undefined, OwnerRefusal>> {
  const { db, key, clock } = options
  const { register } = await options.settings.current()
  const rules = ownRules(register.rules)
  const form = { termsAccepted: true, fields: given, countryDialingCode: undefined, referralCode: '' }
  const { ageMin, termsVersion: version } = register
  const good = decideForm(form, { rules, ageMin, today: today(clock.nowMs()), matchesFree, parseMobile })
  if (!good.ok) {
    if (!isOwnRefusal(good.error)) throw new Error(`no field of an owner is refused with ${good.error}`)
    return err(good.error)
  }
  const { fields } = good.value
  const secrets = await hashSecrets(options, fields)
  if (!secrets.ok) return secrets
  return db.transact<undefined, OwnerRefusal>(async (tx) => {
    await lockAccount(tx, account.id)
    const email = fields.get('email')
    if (email !== undefined) await setEmail(tx, key, account.id, { email, provenAtMs: null })
    await putDetails(tx, key, account.id, secrets.value.details)
    await acceptTerms(tx, account.id, { version, acceptedAtMs: clock.nowMs() })
    return (await options.isSelfExcluded(tx, account)) ? err('identity.not_available') : ok(undefined)
  })
}
