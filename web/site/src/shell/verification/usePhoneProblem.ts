import { useTranslations } from 'use-intl'
import { digitsOf, isMobile, wrongLength } from '@ronda/base/verification/phone.ts'
import type { Countries } from '@ronda/base/verification/useCountries.ts'

/** What is wrong with a typed mobile number; undefined for a valid one. */
export function usePhoneProblem({ country }: Countries): (typed: string) => Promise<string | undefined> {
  const t = useTranslations('session.phone')
  return async (typed) => {
    if (digitsOf(typed) === '') return t('missing')
    if (await isMobile(country?.countryDialingCode ?? '', typed)) return undefined
    const digits = await wrongLength(country?.countryCode ?? '', typed).catch(() => undefined)
    return digits === undefined ? t('invalid') : t('length', { digits })
  }
}
