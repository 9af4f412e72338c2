import type { Countries } from './useCountries.ts'

/** The digits of a typed number, without spaces, dots, dashes and brackets. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Loaded on demand: the tables of the world's numbers are large, and few forms need them. */
export const loadNumbers = () => import('libphonenumber-js/min')

/** A number that is typed, pasted or filled in with its dialing code: `+52 …` or `0052 …`. */
const WITH_CODE = /^\s*(?:\+|00)/

export type Mobile = { readonly mobileNum: string; readonly countryDialingCode: string }
export type ReadMobile = Mobile & {
  /** Undefined where several countries share the dialing code and the number does not tell them apart. */
  readonly countryCode: string | undefined
  /** Whether the text contained the dialing code. */
  readonly hasCode: boolean
}

/** The valid number that a text means in a country; undefined when it means none. */
export async function readMobile(countryDialingCode: string, typed: string): Promise<ReadMobile | undefined> {
  const numbers = await loadNumbers()
  const digits = digitsOf(typed)
  const parse = (text: string) => {
    const number = numbers.parsePhoneNumberFromString(text)
    return number?.isValid() === true ? number : undefined
  }
  const withCode = `+${digits.replace(/^00/, '')}`
  const isMeantWithCode = WITH_CODE.test(typed)
  const national = isMeantWithCode ? undefined : parse(`+${countryDialingCode}${digits}`)
  // Some devices fill in the dialing code without a plus. It counts where the text is no number of the country.
  const mayHaveCode = isMeantWithCode || digits.startsWith(countryDialingCode)
  const number = national ?? (mayHaveCode ? parse(withCode) : undefined)
  if (number === undefined) return undefined
  return {
    mobileNum: number.nationalNumber,
    countryDialingCode: number.countryCallingCode,
    countryCode: number.country,
    hasCode: national === undefined,
  }
}

/** The number of digits that numbers of a country have, as `10` or `8–11`; undefined for one that a number can have. */
export async function wrongLength(countryCode: string, typed: string): Promise<string | undefined> {
  const numbers = await loadNumbers()
  if (!numbers.isSupportedCountry(countryCode)) return undefined
  const metadata = new numbers.Metadata()
  metadata.selectNumberingPlan(countryCode)
  const lengths = metadata.numberingPlan?.possibleLengths() ?? []
  if (lengths.length === 0 || lengths.includes(digitsOf(typed).length)) return undefined
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  return least === most ? String(least) : `${least}–${most}`
}

/** Whether a number can be a mobile number. If the tables fail to load, only the server validates. */
export async function isMobile(countryDialingCode: string, typed: string): Promise<boolean> {
  return readMobile(countryDialingCode, typed).then(
    (read) => read !== undefined,
    () => true,
  )
}

/** The number as it is sent: its digits, and the dialing code of its country. */
export async function mobileOf(typed: string, { country }: Pick<Countries, 'country'>): Promise<Mobile> {
  const chosen = { mobileNum: digitsOf(typed), countryDialingCode: country?.countryDialingCode ?? '' }
  const read = await readMobile(chosen.countryDialingCode, typed).catch(() => undefined)
  if (read?.hasCode !== true) return chosen
  return { mobileNum: read.mobileNum, countryDialingCode: read.countryDialingCode }
}
