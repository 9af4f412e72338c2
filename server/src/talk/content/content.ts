import type { Language } from '@ronda/i18n'

/** The same words in each language that somebody wrote them in. */
export type InLanguages<Words> = { readonly [L in Language]?: Words | undefined }

/** When a piece is shown. */
export type Showing = {
  readonly isPublished: boolean
  readonly startsAtMs: number
  /** Null while no end is in sight. */
  readonly endsAtMs: number | null
}

/** Words in the reader's language; where nobody wrote any, in the house's own, and else in whichever there is. */
export function wordsIn<Words>(
  texts: InLanguages<Words>,
  language: Language,
  brandLanguage: Language,
): Words | undefined {
  return texts[language] ?? texts[brandLanguage] ?? texts.es ?? texts.en
}

/** From its first moment until just before its last. */
export function isInForce({ isPublished, startsAtMs, endsAtMs }: Showing, nowMs: number): boolean {
  return isPublished && startsAtMs <= nowMs && (endsAtMs === null || nowMs < endsAtMs)
}

/** A piece makes sense when the house's own language has words, and it ends after it begins. */
export function isWhole<Words>(
  { startsAtMs, endsAtMs }: Showing,
  texts: InLanguages<Words>,
  brandLanguage: Language,
): boolean {
  return texts[brandLanguage] !== undefined && (endsAtMs === null || endsAtMs > startsAtMs)
}

export type Page<Item> = {
  readonly list: readonly Item[]
  readonly pageNum: number
  readonly totalPages: number
  readonly totalCount: number
}

/** A page larger than this is a way of taking everything, not of reading it. */
const PAGE_SIZE_MAX = 100

/** Pages count from 1. A page past the end is empty, and says how many there are. */
export function pageOf<Item>(items: readonly Item[], pageNo: number, pageSize: number): Page<Item> {
  const size = Math.min(Math.max(pageSize, 1), PAGE_SIZE_MAX)
  const pageNum = Math.max(pageNo, 1)
  const from = (pageNum - 1) * size
  return {
    list: items.slice(from, from + size),
    pageNum,
    totalPages: Math.ceil(items.length / size),
    totalCount: items.length,
  }
}
