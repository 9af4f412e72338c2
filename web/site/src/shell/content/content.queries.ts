import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import { ANNOUNCEMENTS_PER_PAGE, type Announcement, type ArticleKind } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'

export type AnnouncementType = Announcement['types'][number]

export type AnnouncementsAsked = {
  readonly types: readonly AnnouncementType[]
  readonly language: Language
  readonly pageNo?: number
  readonly pageSize?: number
}

/** The brand's content of the requested kinds. The previous page stays until the next one has loaded. */
export function announcementsQuery({
  types,
  language,
  pageNo = 1,
  pageSize = ANNOUNCEMENTS_PER_PAGE,
}: AnnouncementsAsked) {
  return queryOptions({
    queryKey: ['announcements', types.join(','), language, pageNo, pageSize],
    queryFn: async () =>
      granted(await api.content.announcements({ types: [...types], platform: 'W', language, pageNo, pageSize })),
    staleTime: minutes(5),
    placeholderData: keepPreviousData,
    // News for agents goes with the sign-in: the next person at this browser may be none.
    ...(types.includes('AG') && { meta: { isPrivate: true } }),
  })
}

/** The whole help center in one reply, which the service worker caches for offline use. */
export function helpTextsQuery(language: Language) {
  return queryOptions({
    queryKey: ['articles', 'help', language],
    queryFn: async () => granted(await api.content.help({ language })),
    staleTime: minutes(30),
    placeholderData: keepPreviousData,
  })
}

const ARTICLES_PER_PAGE = 9

export function articlesQuery(kind: ArticleKind, language: Language, pageNo: number) {
  return queryOptions({
    queryKey: ['articles', kind, language, pageNo],
    queryFn: async () => granted(await api.content.articles({ kind, language, pageNo, pageSize: ARTICLES_PER_PAGE })),
    staleTime: minutes(5),
    placeholderData: keepPreviousData,
  })
}

export function articleQuery(slug: string, language: Language) {
  return queryOptions({
    queryKey: ['article', slug, language],
    queryFn: async () => granted(await api.content.article({ slug, language })),
    staleTime: minutes(5),
  })
}
