/** Digits as a person writes them: spaces, dots, dashes and brackets are only for the eye. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Whether a number can be a mobile's. The tables of the world's numbers are fetched when the first one is judged. */
export async function isMobile(countryDialingCode: string, mobileNum: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  return parsePhoneNumberFromString(`+${countryDialingCode}${digitsOf(mobileNum)}`)?.isValid() ?? false
}
