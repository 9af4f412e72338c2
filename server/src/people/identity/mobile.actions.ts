import { err, ok, type Result } from '@ronda/core'
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** What people put between the digits. */
const SEPARATORS = /[\s().-]/g
const DIGITS = /^\d{4,17}$/

/** Codes that lead to a country; the library throws on others. */
const DIALING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))

/** Kinds of number that a message can reach. */
const REACHABLE: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/** The number as the whole world writes it (E.164), if it is one that can receive messages. */
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

/** Where a number in E.164 belongs; undefined when no country owns it. */
export function countryOfMobile(mobile: string): string | undefined {
  return parsePhoneNumberFromString(mobile)?.country
}
