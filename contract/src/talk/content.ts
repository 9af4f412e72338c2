import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, languageCode, wholeInAddress } from '../wire.ts'
import { PROMOTION_KINDS } from '../rewards/promotionWords.ts'
import { ANNOUNCEMENT_TYPES, ARTICLE_KINDS, EXECUTIONS, LINKAGES } from './contentWords.ts'

const announcementType = z.enum(ANNOUNCEMENT_TYPES)

const announcement = z.strictObject({
  id: z.int(),
  types: z.array(announcementType),
  execution: z.enum(EXECUTIONS),
  /** The kind of the promotion that it is about. */
  promotionType: z.nullable(z.enum(PROMOTION_KINDS)),
  title: z.string(),
  startDate: epochMs,
  /** Sanitised by the server: text, links, lists and tables, nothing that runs. */
  content: z.string(),
})
export type Announcement = z.infer<typeof announcement>

const banner = z.strictObject({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  /** The text of its button. */
  action: z.string(),
  /** For wide screens, and for phones. */
  imageUrl: z.string(),
  imageUrlPhone: z.string(),
  linkageType: z.enum(LINKAGES),
  url: z.string(),
})
export type Banner = z.infer<typeof banner>

const articleKind = z.enum(ARTICLE_KINDS)
export type ArticleKind = z.infer<typeof articleKind>

const articleLine = z.strictObject({
  slug: z.string(),
  kind: articleKind,
  /** The chapter of the help center it is in. */
  chapter: z.string(),
  title: z.string(),
  summary: z.string(),
  publishedAt: epochMs,
  updatedAt: epochMs,
  minutes: z.int(),
})
export type ArticleLine = z.infer<typeof articleLine>

const article = z.extend(articleLine, {
  /** Sanitised by the server. */
  content: z.string(),
})
export type Article = z.infer<typeof article>

export const articleSlug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))

export const content = {
  announcements: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    may: 'anyone',
    says: 'Announcements of the requested kinds that are in force, newest first.',
    request: z.strictObject({
      types: z.codec(z.string().check(z.maxLength(20)), z.array(announcementType), {
        decode: (text) => text.split(',').filter((word) => word !== '') as (typeof ANNOUNCEMENT_TYPES)[number][],
        encode: (list) => list.join(','),
      }),
      platform: z.optional(z.literal('W')),
      language: languageCode,
      pageNo: z.optional(wholeInAddress),
      pageSize: z.optional(wholeInAddress),
    }),
    reply: z.strictObject({
      list: z.array(announcement),
      pageNum: z.int(),
      totalPages: z.int(),
      totalCount: z.int(),
    }),
    refusals: [],
    perMinute: 240,
  }),
  banners: defineCall({
    method: 'GET',
    path: '/api/v1/talk/banners',
    may: 'anyone',
    says: 'The banners of a place, in order.',
    request: z.strictObject({ group: z.string().check(z.regex(/^[a-z_]{1,30}$/)), language: languageCode }),
    reply: z.strictObject({ list: z.array(banner) }),
    refusals: [],
    perMinute: 240,
  }),
  help: defineCall({
    method: 'GET',
    path: '/api/v1/talk/help',
    may: 'anyone',
    says: 'The whole help center with the terms, in order: one reply, so that it can be cached and read offline.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({ list: z.array(article) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  articles: defineCall({
    method: 'GET',
    path: '/api/v1/talk/articles',
    may: 'anyone',
    says: 'Articles of a kind: the help center in its order, the others newest first.',
    request: z.strictObject({
      kind: articleKind,
      language: languageCode,
      search: z.optional(z.string().check(z.maxLength(60))),
      pageNo: wholeInAddress,
      pageSize: wholeInAddress,
    }),
    reply: z.strictObject({ list: z.array(articleLine), pageNum: z.int(), totalPages: z.int(), totalCount: z.int() }),
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
  article: defineCall({
    method: 'GET',
    path: '/api/v1/talk/articles/:slug',
    may: 'anyone',
    says: 'One article.',
    request: z.strictObject({ slug: articleSlug, language: languageCode }),
    reply: article,
    refusals: ['article.unknown'],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
}
