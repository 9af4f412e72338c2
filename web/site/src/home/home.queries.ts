import { queryOptions } from '@tanstack/react-query'
import { minutes, seconds } from '@ronda/core'
import { FAVOURITES_MAX } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { api, granted } from '../api.ts'

const BANNER_GROUP = 'w_home'

export function bannersQuery(language: Language) {
  return queryOptions({
    queryKey: ['banners', BANNER_GROUP, language],
    queryFn: async () => granted(await api.news.banners({ group: BANNER_GROUP, language })),
    staleTime: minutes(5),
  })
}

export const WINNERS = 20

/** The largest wins of the last days, and what was paid in them. */
export function ranksQuery(language: Language) {
  return queryOptions({
    queryKey: ['ranks', language],
    queryFn: async () => granted(await api.games.ranks({ language, limitNum: WINNERS })),
    staleTime: seconds(30),
  })
}

const RECENT = 20

/** One's own games on home: only a member has them. */
export function homeRecentQuery(language: Language, isMember: boolean) {
  return queryOptions({
    queryKey: ['shelf', 'recent', 'home', language],
    queryFn: async () => granted(await api.shelf.recent({ page: 1, pageSize: RECENT, language })),
    staleTime: minutes(1),
    enabled: isMember,
    meta: { isPrivate: true },
  })
}

export function homeFavouritesQuery(language: Language, isMember: boolean) {
  return queryOptions({
    queryKey: ['shelf', 'favourites', 'home', language],
    queryFn: async () => granted(await api.shelf.favouriteList({ pageNo: 1, pageSize: FAVOURITES_MAX, language })),
    staleTime: minutes(1),
    enabled: isMember,
    meta: { isPrivate: true },
  })
}
