import type { Country } from '@ronda/contract'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'

/** Every country whose numbers we can read, by its two letters. */
export const countries: readonly Country[] = getCountries()
  .toSorted()
  .map((countryCode) => ({ countryCode, countryDialingCode: getCountryCallingCode(countryCode) }))
