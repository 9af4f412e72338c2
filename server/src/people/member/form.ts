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

/** A registration form as it was sent. */
export type Form = {
  readonly termsAccepted: boolean
  readonly fields: ReadonlyMap<RegisterField, string>
  readonly countryDialingCode: string | undefined
  /** From the URL; it replaces a code typed into the form. */
  readonly referralCode: string
}

/** The current requirements of a form. */
export type FormRequirements = {
  /** The rules of all fields, in the order of the form. */
  readonly rules: readonly RegisterRule[]
  readonly ageMin: number
  readonly today: CalendarDate
  /** Matches an operator's own regular expression in linear time. */
  readonly matchesFree: (pattern: string, text: string) => boolean
  readonly parseMobile: (countryDialingCode: string, mobileNum: string) => Result<string, unknown>
}

/** The refusal of each field. The captcha is checked last, because it can be answered only once. */
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

/** A valid form: only the enabled fields, cleaned. */
export type ValidForm = {
  readonly fields: ReadonlyMap<RegisterField, string>
  /** In E.164. */
  readonly mobile: string | undefined
  /** Whether the mobile number must be verified by its code. */
  readonly needsCode: boolean
  readonly referralCode: string
}

/** The cleaned texts of the enabled fields. */
function cleanFields({ fields, referralCode }: Form, rules: readonly RegisterRule[]): Map<RegisterField, string> {
  const clean = new Map<RegisterField, string>()
  for (const { field, enabled } of rules) {
    const text = cleanField(field, fields.get(field) ?? '')
    if (enabled && text !== '') clean.set(field, text)
  }
  if (referralCode !== '') clean.delete('affiliateCode')
  return clean
}

/** Whether a field applies: a code only with a mobile number, an affiliate code only without one in the URL. */
function isApplicable(
  { field, enabled }: RegisterRule,
  form: Form,
  clean: ReadonlyMap<RegisterField, string>,
): boolean {
  if (field === 'verificationCode') return enabled && clean.has('mobileNum')
  if (field === 'affiliateCode') return enabled && form.referralCode === ''
  return enabled && field !== 'captcha'
}

/** The date of a birthday, in the format that the rule requires. */
function birthOf(text: string, rule: RegisterRule): CalendarDate | undefined {
  if (rule.patternId === 'dateMdy') return parseCalendarDate(text, 'MM-dd-yyyy')
  return parseCalendarDate(text, 'yyyy-MM-dd')
}

/** Whether the field breaks a fixed rule, which no setting can switch off. */
function breaksFixedRule(rule: RegisterRule, text: string, clean: ReadonlyMap<RegisterField, string>): boolean {
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

function isValidField(
  rule: RegisterRule,
  clean: ReadonlyMap<RegisterField, string>,
  requirements: FormRequirements,
): boolean {
  const text = clean.get(rule.field) ?? ''
  if (rule.field === 'confirmPassword') return text === (clean.get('password') ?? '')
  if (rule.field === 'verificationCode') return text !== ''
  if (checkField(rule, text) !== undefined) return false
  if (text === '') return true
  if (rule.patternId === 'free' && !requirements.matchesFree(rule.acceptedPattern, text)) return false
  return !breaksFixedRule(rule, text, clean)
}

function isUnderAge(clean: ReadonlyMap<RegisterField, string>, { rules, ageMin, today }: FormRequirements): boolean {
  const rule = rules.find(({ field }) => field === 'birthday')
  const birth = rule && birthOf(clean.get('birthday') ?? '', rule)
  return birth !== undefined && ageOn(birth, today) < ageMin
}

/**
 * The first refusal that applies is returned: the terms, each field in the order of the form, the age. Whether a name
 * or number is taken is checked last, by the database.
 */
export function decideForm(form: Form, requirements: FormRequirements): Result<ValidForm, FormRefusal> {
  if (!form.termsAccepted) return err('identity.terms_not_accepted')
  const clean = cleanFields(form, requirements.rules)
  let mobile: string | undefined
  for (const rule of requirements.rules) {
    if (rule.field === 'captcha' || !isApplicable(rule, form, clean)) continue
    if (!isValidField(rule, clean, requirements)) return err(REFUSALS[rule.field])
    const number = rule.field === 'mobileNum' ? clean.get('mobileNum') : undefined
    if (number === undefined) continue
    const parsed = requirements.parseMobile(form.countryDialingCode ?? '', number)
    if (!parsed.ok) return err('identity.mobile_invalid')
    mobile = parsed.value
  }
  if (isUnderAge(clean, requirements)) return err('identity.under_age')
  const needsCode =
    mobile !== undefined && requirements.rules.some((rule) => rule.field === 'verificationCode' && rule.enabled)
  return ok({ fields: clean, mobile, needsCode, referralCode: form.referralCode })
}
