import type { Country } from '@ronda/contract'

export type NamedCountry = Country & { readonly name: string }

/** Countries by their names in a language, in its alphabetical order. */
export function nameCountries(countries: readonly Country[], locale: string): readonly NamedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const order = new Intl.Collator(locale)
  return countries
    .map((country) => ({ ...country, name: names.of(country.countryCode) ?? country.countryCode }))
    .toSorted((a, b) => order.compare(a.name, b.name))
}

/** Without accents and case: `mexico` finds México. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Countries by a part of the name, by their two letters, or by the dialing code with or without its plus. */
export function searchCountries(countries: readonly NamedCountry[], words: string): readonly NamedCountry[] {
  const wanted = plain(words.trim())
  if (wanted === '') return countries
  const digits = wanted.replace(/^\+/, '')
  if (/^\d+$/.test(digits)) return countries.filter(({ countryDialingCode }) => countryDialingCode.startsWith(digits))
  return countries.filter(
    ({ name, countryCode }) => plain(name).includes(wanted) || countryCode.toLowerCase() === wanted,
  )
}

/** The preselected country: the remembered one, the visitor's location, or the first of the list. */
export function firstCountry(
  countries: readonly Country[],
  ...wishes: readonly (string | null | undefined)[]
): string | undefined {
  const known = new Set(countries.map(({ countryCode }) => countryCode))
  return wishes.find((wish) => typeof wish === 'string' && known.has(wish)) ?? countries[0]?.countryCode
}
