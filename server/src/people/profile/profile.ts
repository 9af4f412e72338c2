import {
  ageOn,
  checkField,
  INCOME_SOURCES,
  matchesPattern,
  parseCalendarDate,
  PROFILE_FIELDS,
  type CalendarDate,
  type ProfileField,
  type RefusalCode,
  type RegisterField,
  type RegisterRule,
} from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { isSamePerson } from '../identity/identity.ts'

/** The current requirements of a profile. */
export type ProfileRequirements = {
  /** The rules of the registration form, which also apply to the fields that both forms have. */
  readonly rules: readonly RegisterRule[]
  readonly ageMin: number
  readonly today: CalendarDate
  readonly matchesFree: (pattern: string, text: string) => boolean
}

const REFUSALS = {
  nickname: 'profile.nickname_invalid',
  fullName: 'profile.full_name_invalid',
  payeeName: 'identity.payee_name_invalid',
  birthday: 'identity.birthday_invalid',
  idNumber: 'identity.id_number_invalid',
  address: 'profile.address_invalid',
  nationality: 'profile.nationality_invalid',
  birthPlace: 'profile.birth_place_invalid',
  occupation: 'profile.occupation_invalid',
  incomeSource: 'profile.income_invalid',
  telegram: 'profile.telegram_invalid',
  line: 'identity.line_invalid',
  zalo: 'profile.zalo_invalid',
} as const satisfies Record<ProfileField, RefusalCode>

export type ProfileRefusal =
  | (typeof REFUSALS)[ProfileField]
  | 'identity.under_age'
  | 'profile.locked'
  | 'profile.name_mismatch'
  | 'profile.payee_kept'
  | 'identity.not_available'

const lengthOf = (text: string): number => [...text].length
const isLong = (min: number, max: number) => (text: string) => lengthOf(text) >= min && lengthOf(text) <= max
const isPrintable = (text: string): boolean => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)
/** A name as on documents: letters of any script, and the signs between them. */
const isName = (text: string): boolean => /^\p{L}[\p{L}\p{M}'’. -]*$/u.test(text) && isLong(2, 80)(text)
const isProse = (min: number, max: number) => (text: string) => isPrintable(text) && isLong(min, max)(text)

/** Whether a field that the registration form also has follows the rule of that form. */
function followsRule(field: RegisterField, { rules, matchesFree }: ProfileRequirements, text: string): boolean {
  const rule = rules.find((each) => each.field === field)
  if (rule === undefined) return true
  if (checkField({ ...rule, enabled: true }, text) !== undefined) return false
  return rule.patternId !== 'free' || matchesFree(rule.acceptedPattern, text)
}

const CHECKS: Readonly<Record<ProfileField, (text: string, requirements: ProfileRequirements) => boolean>> = {
  nickname: (text) => isProse(2, 24)(text) && !text.includes('@'),
  fullName: isName,
  payeeName: (text, requirements) => isPrintable(text) && followsRule('payeeName', requirements, text),
  birthday: (text) => parseCalendarDate(text, 'yyyy-MM-dd') !== undefined,
  idNumber: (text, requirements) => isPrintable(text) && followsRule('idNumber', requirements, text),
  address: isProse(8, 200),
  nationality: (text) => /^[A-Z]{2}$/.test(text),
  birthPlace: isProse(2, 80),
  occupation: isProse(2, 60),
  incomeSource: (text) => (INCOME_SOURCES as readonly string[]).includes(text),
  telegram: (text) => /^@?[a-z]\w{4,31}$/i.test(text),
  line: (text, requirements) => isPrintable(text) && followsRule('line', requirements, text),
  zalo: (text) => matchesPattern('digits', text) && isLong(6, 15)(text),
}

/** A birthday as yyyy-MM-dd, in whichever format it was registered. */
export function plainBirthday(text: string): string {
  const date = parseCalendarDate(text, 'MM-dd-yyyy')
  if (date === undefined) return text
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`
}

export type ProfileChange = ReadonlyMap<ProfileField, string>

/** The typed texts with normalized spaces and Unicode. */
export function cleanChange(typed: Readonly<Partial<Record<ProfileField, string | undefined>>>): ProfileChange {
  const clean = new Map<ProfileField, string>()
  for (const field of PROFILE_FIELDS) {
    const text = typed[field]
    if (text !== undefined) clean.set(field, text.trim().replaceAll(/\s+/gu, ' ').normalize('NFC'))
  }
  return clean
}

function isUnderAge(birthday: string, { ageMin, today }: ProfileRequirements): boolean {
  const birth = parseCalendarDate(birthday, 'yyyy-MM-dd')
  return birth !== undefined && ageOn(birth, today) < ageMin
}

export type KnownProfile = {
  readonly fields: ReadonlyMap<ProfileField, string>
  readonly locked: ReadonlySet<ProfileField>
}

/** The payee must be the person of the documents. */
function breaksName(change: ProfileChange, { fields, locked }: KnownProfile): boolean {
  const payee = change.get('payeeName') ?? ''
  return locked.has('fullName') && payee !== '' && !isSamePerson(payee, fields.get('fullName') ?? '')
}

/** The fields to write, in the order of the form; unchanged ones are left out. */
export function decideChange(
  change: ProfileChange,
  known: KnownProfile,
  requirements: ProfileRequirements,
): Result<ProfileChange, ProfileRefusal> {
  const written = new Map<ProfileField, string>()
  for (const [field, text] of change) {
    if (text === (known.fields.get(field) ?? '')) continue
    if (known.locked.has(field)) return err('profile.locked')
    if (text !== '' && !CHECKS[field](text, requirements)) return err(REFUSALS[field])
    if (field === 'birthday' && isUnderAge(text, requirements)) return err('identity.under_age')
    written.set(field, text)
  }
  return breaksName(written, known) ? err('profile.name_mismatch') : ok(written)
}

/** Shows the end, so that the owner recognises it. */
export function maskIdNumber(text: string): string {
  return `••••${text.slice(-Math.min(4, Math.floor(text.length / 2)))}`
}
