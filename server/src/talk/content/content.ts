import { escapeHtml, fillText } from '@ronda/core'
import type { Language } from '@ronda/i18n'

/** A piece of content as it is written; `Piece` is one as it is stored. */
export type NewPiece<Value> = {
  readonly name: string
  readonly isPublished: boolean
  readonly startsAtMs: number
  readonly endsAtMs: number | null
  readonly place: number
  readonly value: Value
}

export type Piece<Value> = NewPiece<Value> & {
  readonly id: number
  readonly version: number
  readonly updatedAtMs: number
}

/** The same text in each language in which it was written. */
export type InLanguages<Words> = { readonly [L in Language]?: Words | undefined }

/** Pieces with the name of the brand in every `{brand}`; `content` is markup. */
export function withBrand<Pieces>(pieces: Pieces, name: string): Pieces {
  const fill = (key: string, value: unknown): unknown =>
    typeof value === 'string' ? fillText(value, { brand: key === 'content' ? escapeHtml(name) : name }) : value
  return JSON.parse(JSON.stringify(pieces), fill) as Pieces
}

/** When a piece is shown. */
export type Showing = {
  readonly isPublished: boolean
  readonly startsAtMs: number
  /** Null when it has no end date. */
  readonly endsAtMs: number | null
}

/** The text in the reader's language; if there is none, in the brand's language, and else in any language there is. */
export function wordsIn<Words>(
  texts: InLanguages<Words>,
  language: Language,
  brandLanguage: Language,
): Words | undefined {
  return texts[language] ?? texts[brandLanguage] ?? texts.es ?? texts.en
}

/** The start is inclusive, the end exclusive. */
export function isInForce({ isPublished, startsAtMs, endsAtMs }: Showing, nowMs: number): boolean {
  return isPublished && startsAtMs <= nowMs && (endsAtMs === null || nowMs < endsAtMs)
}

/** A piece is complete when it has a text in the brand's language and its end is after its start. */
export function isComplete<Words>(
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

/** Limits the page size, so that one request cannot read everything. */
const PAGE_SIZE_MAX = 100

/** Pages count from 1. A page past the end is empty and has the right totals. */
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
