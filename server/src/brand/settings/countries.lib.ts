import type { Country } from '@ronda/contract'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'

/** Every country whose phone numbers we can parse, by its two letters. */
export const countries: readonly Country[] = getCountries()
  .toSorted()
  .map((countryCode) => ({ countryCode, countryDialingCode: getCountryCallingCode(countryCode) }))
