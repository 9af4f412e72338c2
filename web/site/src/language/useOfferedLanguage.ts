import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chooseLanguage, offeredLanguages } from '@ronda/i18n'
import { statusQuery } from '../brand/status.queries.ts'
import { deviceStore } from '../store.ts'
import { useLanguage } from './useLanguage.ts'

/** Keeps to what the house offers: who chose nothing hears its own language, and one switched off is spoken no longer. */
export function useOfferedLanguage(): void {
  const { language, speak } = useLanguage()
  const house = useQuery(statusQuery).data
  useEffect(() => {
    if (house === undefined) return
    const wanted = [deviceStore.get('lang'), deviceStore.get('hisLang')]
    const right = chooseLanguage(wanted, offeredLanguages(house.languages), house.defaultLanguage)
    if (right !== language) speak(right, 'house')
  }, [house, language, speak])
}
