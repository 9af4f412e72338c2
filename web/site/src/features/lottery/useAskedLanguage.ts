import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Language } from '@ronda/i18n'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { withoutLanguage } from './lotteryAddress.ts'

/** Applies the language in the address, once: from then on the user chooses. */
export function useAskedLanguage(asked: Language | undefined): void {
  const { language, changeLanguage } = useLanguage()
  const navigate = useNavigate()
  useEffect(() => {
    if (asked === undefined) return
    if (asked !== language) changeLanguage(asked)
    void navigate({ to: '.', search: withoutLanguage, replace: true, resetScroll: false })
  }, [asked, language, changeLanguage, navigate])
}
