import { err, ok, type Result } from '@ronda/core'
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The separators that people type between digits. */
const SEPARATORS = /[\s().-]/g
const DIGITS = /^\d{4,17}$/

/** The dialing codes of countries; the library throws on others. */
const DIALING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))

/** The number types that can receive messages. */
const REACHABLE: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/** The number in E.164, if it can receive messages. */
export function parseMobile(
  countryDialingCode: string,
  mobileNum: string,
): Result<string, 'verification.phone_invalid'> {
  const digits = mobileNum.replaceAll(SEPARATORS, '')
  if (!DIGITS.test(digits) || !DIALING_CODES.has(countryDialingCode)) return err('verification.phone_invalid')
  const number = parsePhoneNumberFromString(digits, { defaultCallingCode: countryDialingCode })
  if (number?.countryCallingCode !== countryDialingCode) return err('verification.phone_invalid')
  return REACHABLE.has(number.getType()) ? ok(number.number) : err('verification.phone_invalid')
}

/** The country of a number in E.164; undefined when it belongs to none. */
export function countryOfMobile(mobile: string): string | undefined {
  return parsePhoneNumberFromString(mobile)?.country
}
