import { useFormatter, useTranslations } from 'use-intl'
import { INCOME_SOURCES, parseCalendarDate, type ProfileField } from '@ronda/contract'
import { useCountries } from '../verification/useCountries.ts'

/** Formats a field: a date in the locale, a country by its name. */
export function useFieldText(): (field: ProfileField, value: string) => string {
  const t = useTranslations('profile')
  const format = useFormatter()
  const { countries } = useCountries('')
  return (field, value) => {
    if (field === 'nationality') return countries.find(({ countryCode }) => countryCode === value)?.name ?? value
    if (field === 'incomeSource') {
      const source = INCOME_SOURCES.find((each) => each === value)
      return source === undefined ? value : t(`income.${source}`)
    }
    const date = field === 'birthday' ? parseCalendarDate(value, 'yyyy-MM-dd') : undefined
    if (date === undefined) return value
    return format.dateTime(Date.UTC(date.year, date.month - 1, date.day), { dateStyle: 'long', timeZone: 'UTC' })
  }
}
