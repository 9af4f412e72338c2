import type { ArticleKind } from '@ronda/contract'

export type Words = { readonly title: string; readonly summary: string; readonly content: string }

/** An article that is inserted when a brand is set up. */
export type Seed = { readonly slug: string; readonly es: Words; readonly en: Words }

export type DatedSeed = Seed & { readonly publishedAtMs: number }

/** A chapter of the help center with its articles, in their order. */
export type Chapter = { readonly kind: ArticleKind; readonly chapter: string; readonly articles: readonly Seed[] }
