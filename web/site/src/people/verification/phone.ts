import type { Countries } from './useCountries.ts'
/** Digits as a person writes them: spaces, dots, dashes and brackets are only for the eye. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** The tables of the world's numbers are large, and few forms need them. */
export const loadNumbers = () => import('libphonenumber-js/min')

/** Whether a number can be a mobile's. Where the tables do not come, the server has the word alone. */
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
