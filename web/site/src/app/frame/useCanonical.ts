import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { domainOrigin } from '@ronda/contract'
import { domainsQuery } from '@ronda/base/brand/brand.queries.ts'
import { useSoon } from '../../shell/layout/useSoon.ts'

/** Names the page's address at the main domain, so that search engines list mirrors as one site. */
export function useCanonical(): void {
  const { pathname } = useLocation()
  const { data } = useQuery({ ...domainsQuery, enabled: useSoon() })
  const main = data?.mainDomain
  useEffect(() => {
    if (main === undefined || main === '') return undefined
    const link = document.createElement('link')
    link.rel = 'canonical'
    link.href = `${domainOrigin(main, location)}${pathname}`
    document.head.append(link)
    return () => link.remove()
  }, [main, pathname])
}
