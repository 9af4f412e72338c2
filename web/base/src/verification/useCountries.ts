import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '@ronda/ui'
import { countriesQuery } from './countries.queries.ts'
import { firstCountry, nameCountries, type NamedCountry } from './countries.ts'

export type Countries = {
  readonly countries: readonly NamedCountry[]
  /** The chosen one; else the visitor's location, or the browser's region. */
  readonly country: NamedCountry | undefined
  /** Whether the list has loaded, or has failed. */
  readonly isSettled: boolean
}

export function useCountries(chosen: string): Countries {
  const { data, isPending } = useQuery(countriesQuery)
  const locale = useLocale()
  const countries = useMemo(() => nameCountries(data?.countries ?? [], locale), [data, locale])
  const code = firstCountry(countries, chosen, data?.current, new Intl.Locale(navigator.language).region)
  return { countries, country: countries.find(({ countryCode }) => countryCode === code), isSettled: !isPending }
}
