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
import { countryOfMobile, parseMobile } from '../identity/index.ts'
import type { CaptchaAnswer } from '../verification/index.ts'
import { answerAgain, type Registered } from './again.actions.ts'
import { decideForm, type Form, type FormRefusal, type GoodForm } from './form.ts'
import type { MemberOptions } from './member.actions.ts'
import { inventName } from './name.ts'
import { detailsOf, open, type Opening, type OpeningRefusal } from './opening.actions.ts'
import type { RegistrationMarks } from './registration.sql.ts'
import { decideUpline } from './upline.actions.ts'

export type Application = Form & {
  readonly id: string
  readonly tab: RegisterTab
  readonly captcha: CaptchaAnswer | undefined
  readonly work: string
  readonly language: Language
}

export type RegisterRefusal =
  | FormRefusal
  | OpeningRefusal
  | 'identity.registration_closed'
  | 'identity.already_registered'
  | 'session.captcha_required'
  | 'session.captcha_wrong'
  | 'verification.work_missing'
  | 'server.busy'

/** Names to try before giving up: the first is free unless somebody is very unlucky. */
export const INVENTED_NAMES = 5

/** Passwords are compared with the account's own; puzzles and captchas differ from one sending to the next. */
const NOT_MARKED: ReadonlySet<RegisterField> = new Set(['password', 'confirmPassword', 'paymentPassword', 'captcha'])

/** By which a form that is sent again is known to be the same. */
export function marksOf(key: SecretKey, id: string, form: readonly unknown[]): RegistrationMarks {
  return {
    id: blindIndex(key, id, 'registration.id'),
    form: blindIndex(key, JSON.stringify(form), 'registration.form'),
  }
}

function marksOfForm(key: SecretKey, form: Application): RegistrationMarks {
  const fields = REGISTER_FIELDS.filter((field) => !NOT_MARKED.has(field)).map((field) => form.fields.get(field))
  return marksOf(key, form.id, [form.tab, form.countryDialingCode, form.referralCode, fields])
}

function today(nowMs: number): { year: number; month: number; day: number } {
  const now = new Date(nowMs)
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
}

function judge(options: MemberOptions, settings: BrandSettings, form: Application): Result<GoodForm, FormRefusal> {
  const { rules, ageMin } = settings.register
  return decideForm(form, {
    rules: rulesOf(form.tab, rules, (modId) => isModuleOn(settings.modules, modId)),
    ageMin,
    today: today(options.clock.nowMs()),
    matchesFree,
    parseMobile,
  })
}

/** What only a person can show, each of which can be shown once: so after all that can be mended by typing. */
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

/** The secrets of the form as they are kept: never as they were typed. */
async function hashSecrets(
  { passwords }: MemberOptions,
  fields: GoodForm['fields'],
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

/** A name that was chosen, or some that say no more than the country of the mobile. */
function namesOf({ rng }: MemberOptions, { fields, mobile }: GoodForm): readonly string[] {
  const chosen = fields.get('username')
  if (chosen !== undefined) return [chosen]
  const country = mobile === undefined ? '' : (countryOfMobile(mobile) ?? '')
  return Array.from({ length: INVENTED_NAMES }, () => inventName(rng, country))
}

async function prepare(
  options: MemberOptions,
  form: Application,
  marks: RegistrationMarks,
  visit: Visit,
): Promise<Result<Opening, RegisterRefusal>> {
  const { db, merchant } = options
  const settings = await options.settings.current()
  if (form.tab === 'registerMobile' && !isModuleOn(settings.modules, 'MOBILENUMREG3')) {
    return err('identity.registration_closed')
  }
  const good = judge(options, settings, form)
  if (!good.ok) return good
  const { fields, mobile, needsCode, referralCode } = good.value
  const [recommenderId = '', affiliateCode = ''] = [fields.get('recommenderId'), fields.get('affiliateCode')]
  const upline = await db.read((tx) => decideUpline(tx, merchant, { referralCode, affiliateCode, recommenderId }))
  if (!upline.ok) return upline
  const person = await checkPerson(options, settings, form, visit)
  if (!person.ok) return person
  const secrets = await hashSecrets(options, fields)
  if (!secrets.ok) return secrets
  // A number that nobody has proven opens nothing and keeps nobody else from it.
  if (mobile !== undefined && !needsCode) secrets.value.details.set('mobileNum', mobile)
  return ok({
    ...secrets.value,
    marks,
    names: namesOf(options, good.value),
    language: form.language,
    countryCode: (mobile && countryOfMobile(mobile)) ?? options.settings.countryOf(visit.ip),
    upline: upline.value,
    proven: mobile !== undefined && needsCode ? { mobile, code: fields.get('verificationCode') ?? '' } : undefined,
    email: fields.get('email'),
    termsVersion: settings.register.termsVersion,
  })
}

/** Opens what was prepared, or answers for whoever opened it in the meantime. */
export async function openOrAnswer(
  options: MemberOptions,
  opening: Opening,
  password: string | undefined,
  visit: Visit,
): Promise<Result<Registered, RegisterRefusal>> {
  const opened = await open(options, opening, visit)
  if (!opened.ok) return opened
  if (opened.value.outcome === 'known') {
    return (await answerAgain(options, opening.marks, password, visit)) ?? err('identity.already_registered')
  }
  const { account, entered } = opened.value
  await options.welcome(account)
  return ok({ account, entered })
}

/** Opens an account by username or by mobile and signs it in. The same form sent again hears the same answer. */
export async function register(
  options: MemberOptions,
  form: Application,
  visit: Visit,
): Promise<Result<Registered, RegisterRefusal>> {
  const marks = marksOfForm(options.key, form)
  const password = form.fields.get('password')
  const again = await answerAgain(options, marks, password, visit)
  if (again) return again
  const opening = await prepare(options, form, marks, visit)
  return opening.ok ? openOrAnswer(options, opening.value, password, visit) : opening
}
