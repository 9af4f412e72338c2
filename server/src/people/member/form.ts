import {
  ageOn,
  checkField,
  cleanField,
  parseCalendarDate,
  type CalendarDate,
  type RegisterField,
  type RegisterRule,
} from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { isUsername, isWeakPassword } from '../identity/identity.ts'

/** A register form as it arrived: what was typed into each field. */
export type Form = {
  readonly termsAccepted: boolean
  readonly fields: ReadonlyMap<RegisterField, string>
  readonly countryDialingCode: string | undefined
  /** From the address that led here; it takes the place of a code typed into the form. */
  readonly referralCode: string
}

/** What the house asks of a form today. */
export type Demands = {
  /** Of every field there is, in the order of the form. */
  readonly rules: readonly RegisterRule[]
  readonly ageMin: number
  readonly today: CalendarDate
  /** Tries an operator's own expression in time that grows with the text and no faster. */
  readonly matchesFree: (pattern: string, text: string) => boolean
  readonly parseMobile: (countryDialingCode: string, mobileNum: string) => Result<string, unknown>
}

/** What is wrong with each field. A captcha is judged later, where it can be tried only once. */
const REFUSALS = {
  username: 'identity.username_invalid',
  mobileNum: 'identity.mobile_invalid',
  verificationCode: 'verification.code_wrong',
  password: 'identity.password_weak',
  confirmPassword: 'identity.password_mismatch',
  payeeName: 'identity.payee_name_invalid',
  paymentPassword: 'identity.payment_password_invalid',
  qqNum: 'identity.qq_invalid',
  line: 'identity.line_invalid',
  whatsapp: 'identity.whatsapp_invalid',
  facebook: 'identity.facebook_invalid',
  wechat: 'identity.wechat_invalid',
  idNumber: 'identity.id_number_invalid',
  email: 'identity.email_invalid',
  birthday: 'identity.birthday_invalid',
  recommenderId: 'identity.recommender_unknown',
  affiliateCode: 'identity.affiliate_unknown',
  captcha: 'session.captcha_required',
} as const satisfies Record<RegisterField, string>

export type FormRefusal =
  | 'identity.terms_not_accepted'
  | 'identity.under_age'
  | Exclude<(typeof REFUSALS)[RegisterField], 'session.captcha_required'>

/** A form that may stand: only what was asked for, cleaned. */
export type GoodForm = {
  readonly fields: ReadonlyMap<RegisterField, string>
  /** In E.164. */
  readonly mobile: string | undefined
  /** Whether the mobile must be proven by its code. */
  readonly needsCode: boolean
  readonly referralCode: string
}

/** What was typed into the fields that are asked for. */
function cleanFields({ fields, referralCode }: Form, rules: readonly RegisterRule[]): Map<RegisterField, string> {
  const clean = new Map<RegisterField, string>()
  for (const { field, enabled } of rules) {
    const text = cleanField(field, fields.get(field) ?? '')
    if (enabled && text !== '') clean.set(field, text)
  }
  if (referralCode !== '') clean.delete('affiliateCode')
  return clean
}

/** Whether a field is asked of this form: a code only with a mobile, a code of an agent only where none led here. */
function isAsked({ field, enabled }: RegisterRule, form: Form, clean: ReadonlyMap<RegisterField, string>): boolean {
  if (field === 'verificationCode') return enabled && clean.has('mobileNum')
  if (field === 'affiliateCode') return enabled && form.referralCode === ''
  return enabled && field !== 'captcha'
}

/** The day a birthday means, by the kind of text that the house asks for. */
function birthOf(text: string, rule: RegisterRule): CalendarDate | undefined {
  if (rule.patternId === 'dateMdy') return parseCalendarDate(text, 'MM-dd-yyyy')
  return parseCalendarDate(text, 'yyyy-MM-dd')
}

/** Whether the field breaks a law of the house that no setting can lift. */
function breaksLaw(rule: RegisterRule, text: string, clean: ReadonlyMap<RegisterField, string>): boolean {
  switch (rule.field) {
    case 'username':
      return !isUsername(text)
    case 'password':
      return isWeakPassword(text, clean.get('username') ?? clean.get('mobileNum') ?? '')
    case 'birthday':
      return birthOf(text, rule) === undefined
    default:
      return false
  }
}

function isGoodField(rule: RegisterRule, clean: ReadonlyMap<RegisterField, string>, demands: Demands): boolean {
  const text = clean.get(rule.field) ?? ''
  if (rule.field === 'confirmPassword') return text === (clean.get('password') ?? '')
  if (rule.field === 'verificationCode') return text !== ''
  if (checkField(rule, text) !== undefined) return false
  if (text === '') return true
  if (rule.patternId === 'free' && !demands.matchesFree(rule.acceptedPattern, text)) return false
  return !breaksLaw(rule, text, clean)
}

function isUnderAge(clean: ReadonlyMap<RegisterField, string>, { rules, ageMin, today }: Demands): boolean {
  const rule = rules.find(({ field }) => field === 'birthday')
  const birth = rule && birthOf(clean.get('birthday') ?? '', rule)
  return birth !== undefined && ageOn(birth, today) < ageMin
}

/**
 * Refusals are checked in the order a person should hear them: the terms, each field from the top of the form to its
 * end, the age. Who is already here is for the database to say, and is said last.
 */
export function decideForm(form: Form, demands: Demands): Result<GoodForm, FormRefusal> {
  if (!form.termsAccepted) return err('identity.terms_not_accepted')
  const clean = cleanFields(form, demands.rules)
  let mobile: string | undefined
  for (const rule of demands.rules) {
    if (rule.field === 'captcha' || !isAsked(rule, form, clean)) continue
    if (!isGoodField(rule, clean, demands)) return err(REFUSALS[rule.field])
    const number = rule.field === 'mobileNum' ? clean.get('mobileNum') : undefined
    if (number === undefined) continue
    const parsed = demands.parseMobile(form.countryDialingCode ?? '', number)
    if (!parsed.ok) return err('identity.mobile_invalid')
    mobile = parsed.value
  }
  if (isUnderAge(clean, demands)) return err('identity.under_age')
  const needsCode =
    mobile !== undefined && demands.rules.some((rule) => rule.field === 'verificationCode' && rule.enabled)
  return ok({ fields: clean, mobile, needsCode, referralCode: form.referralCode })
}
