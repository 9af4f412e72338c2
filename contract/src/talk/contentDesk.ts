import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, nothing, whole, wholeInAddress } from '../wire.ts'
import { PROMOTION_KINDS } from '../rewards/promotionWords.ts'
import { articleSlug } from './content.ts'
import { ANNOUNCEMENT_TYPES, ARTICLE_KINDS, EXECUTIONS, LINKAGES } from './contentWords.ts'

/** Longer than any useful page. */
export const HTML_CHARACTERS_MAX = 40_000

const title = z.string().check(z.maxLength(160))
const sentence = z.string().check(z.maxLength(400))
const html = z.string().check(z.maxLength(HTML_CHARACTERS_MAX))

/** The text in each language in which somebody wrote it; other readers see the brand's default language. */
const inLanguages = <Words extends z.ZodMiniType>(words: Words) =>
  z.strictObject({ es: z.optional(words), en: z.optional(words) })

export const announcementValue = z.strictObject({
  types: z.array(z.enum(ANNOUNCEMENT_TYPES)).check(z.maxLength(ANNOUNCEMENT_TYPES.length)),
  execution: z.enum(EXECUTIONS),
  promotionType: z.nullable(z.enum(PROMOTION_KINDS)),
  texts: inLanguages(z.strictObject({ title, content: html })),
})
export type AnnouncementValue = z.infer<typeof announcementValue>

export const bannerValue = z.strictObject({
  group: z.string().check(z.regex(/^[a-z_]{1,30}$/)),
  /** One of the pictures that the server draws. */
  picture: z.string().check(z.regex(/^[a-z]{1,30}$/)),
  linkageType: z.enum(LINKAGES),
  url: z.string().check(z.maxLength(300)),
  texts: inLanguages(z.strictObject({ title, text: sentence, action: z.string().check(z.maxLength(40)) })),
})
export type BannerValue = z.infer<typeof bannerValue>

export const articleValue = z.strictObject({
  kind: z.enum(ARTICLE_KINDS),
  chapter: z.string().check(z.regex(/^[a-z-]{0,30}$/)),
  texts: inLanguages(z.strictObject({ title, summary: sentence, content: html })),
})
export type ArticleValue = z.infer<typeof articleValue>

/** Whether and when content is shown, and its order where dates do not give one. */
const showing = {
  isPublished: z.boolean(),
  startDate: epochMs,
  endDate: z.nullable(epochMs),
  place: z.int().check(z.gte(0), z.lte(10_000)),
}

type Noun = {
  readonly path: string
  /** The name in the documentation. */
  readonly plural: string
}

const LIMITS = {
  perMinute: 60,
  isSensitive: true,
  // Both languages at their longest, as encoded JSON.
  bodyBytesMax: 262_144,
} as const

function callsFor<Value extends z.ZodMiniType, Name extends z.ZodMiniType>(noun: Noun, value: Value, name: Name) {
  const { path, plural } = noun
  return {
    read: defineCall({
      method: 'GET',
      path,
      may: 'operator',
      says: `All ${plural}, shown or not, the newest first.`,
      request: nothing,
      reply: z.strictObject({
        list: z.array(
          z.strictObject({ id: z.int(), name: z.string(), version: z.int(), updatedAt: epochMs, ...showing, value }),
        ),
      }),
      refusals: [],
      perMinute: 120,
    }),
    add: defineCall({
      method: 'POST',
      path,
      may: 'operator',
      says: `Adds to the ${plural}; \`name\` is the idempotency key.`,
      request: z.strictObject({ name, ...showing, value }),
      reply: z.strictObject({ id: z.int(), version: z.int() }),
      refusals: ['talk.invalid', 'talk.name_taken'],
      ...LIMITS,
    }),
    change: defineCall({
      method: 'PUT',
      path: `${path}/:id`,
      may: 'operator',
      says: `Changes one of the ${plural}; \`version\` is the one it was read with.`,
      request: z.strictObject({ id: wholeInAddress, version: whole, ...showing, value }),
      reply: z.strictObject({ version: z.int() }),
      refusals: ['talk.invalid', 'talk.unknown', 'talk.changed_meanwhile'],
      ...LIMITS,
    }),
  }
}

const office = '/api/v1/office'
export const announcementDesk = callsFor(
  { path: `${office}/announcements`, plural: 'announcements' },
  announcementValue,
  key,
)
export const bannerDesk = callsFor({ path: `${office}/banners`, plural: 'banners' }, bannerValue, key)
export const articleDesk = callsFor({ path: `${office}/articles`, plural: 'articles' }, articleValue, articleSlug)
