import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'

/** The stored settings with their version number. Never served from the cache. */
export const settingsQuery = queryOptions({
  queryKey: ['office', 'settings'],
  queryFn: async () => granted(await api.settings.read()),
  meta: { isPrivate: true },
  staleTime: 0,
  gcTime: 0,
})

/** Countries, for choosing the regions that the site is closed to. */
export const countriesQuery = queryOptions({
  queryKey: ['office', 'countries'],
  queryFn: async () => granted(await api.brand.countries()).countries,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Enough to recognise a game; a longer search text narrows the list. */
const FOUND_MAX = 8

/** Games by name, for staff. Invalidated with every other list when a game closes or opens. */
export function foundQuery(language: Language, gameName: string) {
  return queryOptions({
    queryKey: ['games', 'office', language, gameName],
    queryFn: async () => granted(await api.games.list({ language, gameName, pageNo: 1, pageSize: FOUND_MAX })).games,
    enabled: gameName !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** The games whose state is not open. */
export function statesQuery(language: Language) {
  return queryOptions({
    queryKey: ['games', 'states', language],
    queryFn: async () => granted(await staffApi.gameStates.read({ language })).list,
    meta: { isPrivate: true },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
