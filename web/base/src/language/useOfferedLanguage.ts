import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chooseLanguage, offeredLanguages } from '@ronda/i18n'
import { statusQuery } from '../brand/status.queries.ts'
import { deviceStore } from '../browser/store.ts'
import { useLanguage } from './useLanguage.ts'

/**
 * Restricts the language to those offered: without a choice the brand's own is used, and one that was switched off is
 * replaced.
 */
export function useOfferedLanguage(): void {
  const { language, changeLanguage } = useLanguage()
  const status = useQuery(statusQuery).data
  useEffect(() => {
    if (status === undefined) return
    const wanted = [deviceStore.get('lang'), deviceStore.get('hisLang')]
    const right = chooseLanguage(wanted, offeredLanguages(status.languages), status.defaultLanguage)
    if (right !== language) changeLanguage(right, 'brand')
  }, [status, language, changeLanguage])
}
