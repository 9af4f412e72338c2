import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** Names the tab after its page; without a name it is the house's own. */
export function usePageTitle(page?: string): void {
  const brand = useTranslations('shell')('brand')
  useEffect(() => {
    document.title = page === undefined || page === '' ? brand : `${page} · ${brand}`
  }, [page, brand])
}
