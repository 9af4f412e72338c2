import type { ModuleId } from '../brand/settingsModules.ts'
import { REGISTER_FIELDS, type RegisterField, type RegisterRule } from '../brand/settingsRegister.ts'

/** The form by username and the form by mobile number. */
export type RegisterTab = 'register' | 'registerMobile'

type Asked = Pick<RegisterRule, 'enabled' | 'required'>
const ASKED: Asked = { enabled: true, required: true }
const NOT_ASKED: Asked = { enabled: false, required: false }

/** For a field that the settings do not name. */
const PLAIN: Omit<RegisterRule, 'field'> = { ...NOT_ASKED, patternId: 'any', acceptedPattern: '*', min: 0, max: 255 }

/**
 * Changes for the mobile form: the mobile number replaces the username, and a password is required only where a module
 * says so.
 */
function askedByMobile(field: RegisterField, isOn: (modId: ModuleId) => boolean): Asked | undefined {
  if (field === 'username') return NOT_ASKED
  if (field === 'mobileNum' || field === 'verificationCode') return ASKED
  if (field !== 'password' && field !== 'confirmPassword') return undefined
  return isOn('MOBILENUMPASSREG3') ? ASKED : NOT_ASKED
}

/** Changes for the username form: a code is required only where a mobile number is. */
function askedByName(field: RegisterField, mobile: Asked, isOn: (modId: ModuleId) => boolean): Asked | undefined {
  if (field === 'username' || field === 'password' || field === 'confirmPassword') return ASKED
  if (field !== 'verificationCode') return undefined
  return mobile.enabled && isOn('REGMOBVERF3') ? mobile : NOT_ASKED
}

/** The rules of a form, in the order of its fields, for the page and for the server. */
export function rulesOf(
  tab: RegisterTab,
  rules: readonly RegisterRule[],
  isOn: (modId: ModuleId) => boolean,
): readonly RegisterRule[] {
  const ruleOf = (field: RegisterField): RegisterRule =>
    rules.find((rule) => rule.field === field) ?? { field, ...PLAIN }
  const { enabled, required } = ruleOf('mobileNum')
  return REGISTER_FIELDS.map((field) => {
    const asked = tab === 'register' ? askedByName(field, { enabled, required }, isOn) : askedByMobile(field, isOn)
    return { ...ruleOf(field), ...asked }
  })
}

/** What the form asks about a person, which nobody else can answer for them. */
const OWN_FIELDS = [
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'birthday',
] as const satisfies readonly RegisterField[]
type OwnField = (typeof OWN_FIELDS)[number]

const isOwnField = (field: RegisterField): field is OwnField => OWN_FIELDS.some((own) => own === field)

/** What the owner of an account that somebody else opened still has to fill in. */
export const ownRules = (rules: readonly RegisterRule[]): readonly (RegisterRule & { readonly field: OwnField })[] =>
  rules.flatMap((rule) => {
    const { field, enabled, required } = rule
    return enabled && required && isOwnField(field) ? [{ ...rule, field }] : []
  })
