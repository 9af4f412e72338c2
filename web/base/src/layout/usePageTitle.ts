import { useEffect } from 'react'
import { useBrandName } from '../brand/brandName.queries.ts'

/** Sets the title of the tab; without one it is the brand's name. Until that is known, the page keeps its own. */
export function usePageTitle(page = ''): void {
  const brand = useBrandName()
  useEffect(() => {
    const title = [page, brand].filter((part) => part !== '').join(' · ')
    if (title !== '') document.title = title
  }, [page, brand])
}
