const ADDRESS_CHARACTERS_MAX = 254
const MAILBOX_CHARACTERS_MAX = 64
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i
const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/

/** A mail address: one mailbox at one name with at least one dot. */
export function isEmail(text: string): boolean {
  if (text.length > ADDRESS_CHARACTERS_MAX) return false
  const [mailbox, domain, ...more] = text.split('@')
  if (mailbox === undefined || domain === undefined || more.length > 0) return false
  if (mailbox.length > MAILBOX_CHARACTERS_MAX || !mailbox.split('.').every((atom) => ATOM.test(atom))) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(labels.at(-1) ?? '')
}

export type DateForm = 'yyyy-MM-dd' | 'MM-dd-yyyy'

export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number }

/** A date that exists: the thirtieth of February does not. */
export function parseCalendarDate(text: string, form: DateForm): CalendarDate | undefined {
  const parts = form === 'yyyy-MM-dd' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)
  if (parts === null) return undefined
  const [first = 0, second = 0, third = 0] = parts.slice(1).map(Number)
  const [year, month, day] = form === 'yyyy-MM-dd' ? [first, second, third] : [third, first, second]
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return undefined
  return { year, month, day }
}

/** A birthday counts from its first hour in the earliest time zone. */
export function ageOn(birth: CalendarDate, today: CalendarDate): number {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day)
  return today.year - birth.year - (hadBirthday ? 0 : 1)
}

export function isCalendarDate(text: string, form: DateForm): boolean {
  return parseCalendarDate(text, form) !== undefined
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
