import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** Sets the title of the tab; without one it is the brand's name. */
export function usePageTitle(page?: string): void {
  const brand = useTranslations('shell')('brand')
  useEffect(() => {
    document.title = page === undefined || page === '' ? brand : `${page} · ${brand}`
  }, [page, brand])
}
