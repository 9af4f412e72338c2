import { queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '../call/api.ts'

/** Prefix of all queries about the brand. They are invalidated together when the server reports a change. */
export const BRAND_KEY = ['brand'] as const

export const domainsQuery = queryOptions({
  queryKey: [...BRAND_KEY, 'domains'],
  queryFn: async () => granted(await api.brand.domainRoute({ device: 'WEB' })),
  staleTime: minutes(30),
})

export const resourcesQuery = queryOptions({
  queryKey: [...BRAND_KEY, 'resources'],
  queryFn: async () => granted(await api.brand.resources()),
  staleTime: minutes(30),
})

export function helpQuery(lang: Language) {
  return queryOptions({
    queryKey: [...BRAND_KEY, 'help', lang],
    queryFn: async () => granted(await api.brand.helpCenter({ lang, device: 'WEB' })),
    staleTime: minutes(30),
  })
}
