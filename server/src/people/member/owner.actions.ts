import { ownRules, type RegisterField } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { matchesFree } from '../../brand/settings/index.ts'
import { acceptTerms, lockAccount, parseMobile, putDetails, setEmail, type Account } from '../identity/index.ts'
import { decideForm, type FormRefusal } from './form.ts'
import type { MemberOptions } from './member.actions.ts'
import { hashSecrets, today } from './register.actions.ts'

/** What can be wrong with the fields that are asked about a person. */
type OwnRefusal = Exclude<FormRefusal, (typeof NOT_ASKED)[number]>
const NOT_ASKED = [
  'identity.terms_not_accepted',
  'identity.username_invalid',
  'identity.mobile_invalid',
  'identity.password_weak',
  'identity.password_mismatch',
  'identity.recommender_unknown',
  'identity.affiliate_unknown',
  'verification.code_wrong',
] as const satisfies readonly FormRefusal[]
const isOwnRefusal = (refusal: FormRefusal): refusal is OwnRefusal => !NOT_ASKED.some((each) => each === refusal)

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
