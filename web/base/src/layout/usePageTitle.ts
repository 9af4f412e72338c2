import { useEffect } from 'react'
import { useBrandName } from '../brand/brandName.queries.ts'

/** Sets the title of the tab; without one it is the brand's name. */
export function usePageTitle(page = ''): void {
  const brand = useBrandName()
  useEffect(() => {
    document.title = [page, brand].filter((part) => part !== '').join(' · ')
  }, [page, brand])
}
