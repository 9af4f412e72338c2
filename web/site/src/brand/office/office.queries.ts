import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '@ronda/i18n'
import { api, granted } from '../../api.ts'

/** The settings as they are written, with the number of their last change. Never taken from memory. */
export const settingsQuery = queryOptions({
  queryKey: ['office', 'settings'],
  queryFn: async () => granted(await api.settings.read()),
  meta: { isPrivate: true },
  staleTime: 0,
  gcTime: 0,
})

/** Countries, for choosing whom the house is closed to. */
export const countriesQuery = queryOptions({
  queryKey: ['office', 'countries'],
  queryFn: async () => granted(await api.system.countries()).countries,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Enough to recognise the one that is meant; whoever means another writes more of its name. */
const FOUND_MAX = 8

/** Games by name, as staff look for them. Asked again with every other list when a game closes or opens. */
export function foundQuery(language: Language, gameName: string) {
  return queryOptions({
    queryKey: ['games', 'office', language, gameName],
    queryFn: async () => granted(await api.games.list({ language, gameName, pageNo: 1, pageSize: FOUND_MAX })).games,
    enabled: gameName !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** The games that are not simply open. */
export function statesQuery(language: Language) {
  return queryOptions({
    queryKey: ['games', 'states', language],
    queryFn: async () => granted(await api.gameStates.read({ language })).list,
    meta: { isPrivate: true },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
