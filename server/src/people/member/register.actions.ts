import {
  isModuleOn,
  REGISTER_FIELDS,
  rulesOf,
  type BrandSettings,
  type RegisterField,
  type RegisterTab,
} from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { matchesFree } from '../../brand/settings/index.ts'
import type { Visit } from '../../platform/http/index.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { countryOfMobile, parseMobile, type RegistrationHashes } from '../identity/index.ts'
import type { CaptchaAnswer, GivenProof, MobileProofRefusal, ReadProof } from '../verification/index.ts'
import { repeatReply, type Registered } from './repeatReply.actions.ts'
import { decideForm, type Form, type FormRefusal, type ValidForm } from './form.ts'
import { findersOf, type MemberOptions } from './member.actions.ts'
import { inventName } from './name.ts'
import { detailsOf, openRegistration, type Opening, type OpeningRefusal } from './opening.actions.ts'
import { decideUpline, isSigned } from './upline.actions.ts'

export type Application = Form &
  Omit<GivenProof, 'verificationCode'> & {
    readonly id: string
    readonly tab: RegisterTab
    readonly captcha: CaptchaAnswer | undefined
    readonly work: string
    readonly language: Language
    /** The hash of the terms of an agent's link that the page has shown. */
    readonly linkTerms: string | undefined
    /** The domain, the address of the page and the kind of form, as the page says; for disputes about an invitation. */
    readonly origin: ReadonlyMap<string, string>
  }

export type RegisterRefusal =
  | FormRefusal
  | OpeningRefusal
  | 'identity.registration_closed'
  | 'agentLink.terms_unsigned'
  | 'identity.already_registered'
  | 'session.captcha_required'
  | 'session.captcha_wrong'
  | 'verification.work_missing'
  | 'server.busy'

/** Names to try before giving up; the first is almost always free. */
export const INVENTED_NAMES = 5

/** Not in the hash of a form: passwords are compared with the account's, and captchas differ in every request. */
const NOT_HASHED: ReadonlySet<RegisterField> = new Set(['password', 'confirmPassword', 'paymentPassword', 'captcha'])

/** The hashes by which a form that is sent again is recognised. */
export function hashesOf(key: SecretKey, id: string, form: readonly unknown[]): RegistrationHashes {
  return {
    id: blindIndex(key, id, 'registration.id'),
    form: blindIndex(key, JSON.stringify(form), 'registration.form'),
  }
}

function hashesOfForm(key: SecretKey, form: Application): RegistrationHashes {
  const fields = REGISTER_FIELDS.filter((field) => !NOT_HASHED.has(field)).map((field) => form.fields.get(field))
  return hashesOf(key, form.id, [form.tab, form.countryDialingCode, form.referralCode, fields])
}

export function today(nowMs: number): { year: number; month: number; day: number } {
  const now = new Date(nowMs)
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
}

function checkForm(options: MemberOptions, settings: BrandSettings, form: Application): Result<ValidForm, FormRefusal> {
  const { rules, ageMin } = settings.register
  return decideForm(form, {
    rules: rulesOf(form.tab, rules, (modId) => isModuleOn(settings.modules, modId)),
    ageMin,
    today: today(options.clock.nowMs()),
    matchesFree,
    parseMobile,
  })
}

/** Captcha and puzzle. Each can be used once, so they are checked after everything that can be corrected by typing. */
async function checkPerson(
  { verification }: MemberOptions,
  settings: BrandSettings,
  form: Application,
  { ip }: Visit,
): Promise<Result<undefined, RegisterRefusal>> {
  if (settings.register.rules.some(({ field, enabled }) => field === 'captcha' && enabled)) {
    if (form.captcha === undefined) return err('session.captcha_required')
    if (!(await verification.captcha.check(form.captcha, ip))) return err('session.captcha_wrong')
  }
  return (await verification.work.check(form.work, ip)) ? ok(undefined) : err('verification.work_missing')
}

/** Hashes the passwords of the form; they are never stored in clear. */
export async function hashSecrets(
  { passwords }: MemberOptions,
  fields: ValidForm['fields'],
): Promise<Result<{ passwordHash: string | null; details: Map<string, string> }, 'server.busy'>> {
  const details = detailsOf(fields)
  const payment = fields.get('paymentPassword')
  if (payment !== undefined) {
    const hashed = await passwords.hash(payment)
    if (!hashed.ok) return hashed
    details.set('paymentPassword', hashed.value)
  }
  const password = fields.get('password')
  if (password === undefined) return ok({ passwordHash: null, details })
  const hashed = await passwords.hash(password)
  return hashed.ok ? ok({ passwordHash: hashed.value, details }) : hashed
}

/** The chosen name, or invented ones that start with the country of the mobile number. */
function namesOf({ rng }: MemberOptions, { fields, mobile }: ValidForm): readonly string[] {
  const chosen = fields.get('username')
  if (chosen !== undefined) return [chosen]
  const country = mobile === undefined ? '' : (countryOfMobile(mobile) ?? '')
  return Array.from({ length: INVENTED_NAMES }, () => inventName(rng, country))
}

/** The proof of the number, where the form needs one. Read last, because a service may have to be asked. */
async function readProof(
  { verification }: MemberOptions,
  form: Application,
  { fields, mobile, needsCode }: ValidForm,
): Promise<Result<ReadProof | undefined, MobileProofRefusal>> {
  if (mobile === undefined || !needsCode) return ok(undefined)
  return verification.mobileProofs.read({ ...form, verificationCode: fields.get('verificationCode') ?? '' }, mobile)
}

async function prepare(
  options: MemberOptions,
  form: Application,
  hashes: RegistrationHashes,
  visit: Visit,
): Promise<Result<Opening, RegisterRefusal>> {
  const settings = await options.settings.current()
  if (form.tab === 'registerMobile' && !isModuleOn(settings.modules, 'MOBILENUMREG3')) {
    return err('identity.registration_closed')
  }
  const good = checkForm(options, settings, form)
  if (!good.ok) return good
  const { fields, mobile, needsCode, referralCode } = good.value
  const [recommenderId = '', affiliateCode = ''] = [fields.get('recommenderId'), fields.get('affiliateCode')]
  const codes = { referralCode, affiliateCode, recommenderId }
  const broughtBy = await options.db.read((tx) => decideUpline(tx, findersOf(options), codes))
  if (!broughtBy.ok) return broughtBy
  if (!isSigned(broughtBy.value, form.linkTerms)) return err('agentLink.terms_unsigned')
  const person = await checkPerson(options, settings, form, visit)
  if (!person.ok) return person
  const proven = await readProof(options, form, good.value)
  if (!proven.ok) return proven
  const secrets = await hashSecrets(options, fields)
  if (!secrets.ok) return secrets
  for (const [field, text] of form.origin) secrets.value.details.set(field, text)
  // An unverified number is only a detail: it cannot be used to sign in, and stays free for others.
  if (mobile !== undefined && !needsCode) secrets.value.details.set('mobileNum', mobile)
  return ok({
    ...secrets.value,
    hashes,
    names: namesOf(options, good.value),
    language: form.language,
    countryCode: (mobile && countryOfMobile(mobile)) ?? options.settings.countryOf(visit.ip),
    ...broughtBy.value,
    proven: proven.value,
    email: fields.get('email'),
    termsVersion: settings.register.termsVersion,
  })
}

/** Opens the prepared account, or repeats the reply if another process has opened it meanwhile. */
export async function openOrRepeat(
  options: MemberOptions,
  opening: Opening,
  password: string | undefined,
  visit: Visit,
): Promise<Result<Registered, RegisterRefusal>> {
  const opened = await openRegistration(options, opening, visit)
  if (!opened.ok) return opened
  if (opened.value.outcome === 'known') {
    return (await repeatReply(options, opening.hashes, password, visit)) ?? err('identity.already_registered')
  }
  const { account, signIn } = opened.value
  await options.welcome(account)
  return ok({ account, signIn })
}

/** Opens an account by username or by mobile and signs it in. The same form sent again gets the same reply. */
export async function register(
  options: MemberOptions,
  form: Application,
  visit: Visit,
): Promise<Result<Registered, RegisterRefusal>> {
  const hashes = hashesOfForm(options.key, form)
  const password = form.fields.get('password')
  const again = await repeatReply(options, hashes, password, visit)
  if (again) return again
  const opening = await prepare(options, form, hashes, visit)
  return opening.ok ? openOrRepeat(options, opening.value, password, visit) : opening
}
