import type { Countries } from './useCountries.ts'
/** The digits of a typed number, without spaces, dots, dashes and brackets. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Loaded on demand: the tables of the world's numbers are large, and few forms need them. */
export const loadNumbers = () => import('libphonenumber-js/min')

/** Whether a number can be a mobile number. If the tables fail to load, only the server validates. */
export async function isMobile(countryDialingCode: string, mobileNum: string): Promise<boolean> {
  const numbers = await loadNumbers().catch(() => undefined)
  if (numbers === undefined) return true
  return numbers.parsePhoneNumberFromString(`+${countryDialingCode}${digitsOf(mobileNum)}`)?.isValid() ?? false
}

export type Mobile = { readonly mobileNum: string; readonly countryDialingCode: string }

/** The number as it is sent: its digits, and the dialing code of its country. */
export function mobileOf(typed: string, { country }: Pick<Countries, 'country'>): Mobile {
  return { mobileNum: digitsOf(typed), countryDialingCode: country?.countryDialingCode ?? '' }
}
