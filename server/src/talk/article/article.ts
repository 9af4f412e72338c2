import type { Article, ArticleKind, ArticleLine, ArticleValue } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { wordsIn } from '../content/content.ts'

export type StoredArticle = {
  readonly name: string
  readonly place: number
  readonly startsAtMs: number
  readonly updatedAtMs: number
  readonly value: ArticleValue
}

export type ReaderLanguage = { readonly language: Language; readonly brandLanguage: Language }

/** The reading speed of an adult. */
const WORDS_PER_MINUTE = 200

export function minutesOf(words: string): number {
  return Math.max(1, Math.ceil(words.split(' ').length / WORDS_PER_MINUTE))
}

/** "Lámpara" is found by "lampara": letters are compared without accents and case. */
function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Articles sorted by place; those of the same place, newest first. */
export function inOrder(articles: readonly StoredArticle[]): readonly StoredArticle[] {
  return articles.toSorted((one, other) => one.place - other.place || other.startsAtMs - one.startsAtMs)
}

/** An article with its texts in the reader's language; `plainWords` strips the markup. */
export function articleIn(
  piece: StoredArticle,
  readerLanguage: ReaderLanguage,
  plainWords: (html: string) => string,
): Article {
  const { kind, chapter, texts } = piece.value
  const {
    title = '',
    summary = '',
    content = '',
  } = wordsIn(texts, readerLanguage.language, readerLanguage.brandLanguage) ?? {}
  return {
    slug: piece.name,
    kind,
    chapter,
    title,
    summary,
    publishedAt: piece.startsAtMs,
    updatedAt: piece.updatedAtMs,
    minutes: minutesOf(plainWords(content)),
    content,
  }
}

function lineOf(article: Article): ArticleLine {
  const { content: _, ...line } = article
  return line
}

/** The articles of a kind that contain every word of the search text. */
export function findArticles(
  articles: readonly Article[],
  kind: ArticleKind,
  search: string,
  plainWords: (html: string) => string,
): readonly ArticleLine[] {
  const wanted = plainText(search).split(/\s+/)
  return articles
    .filter((article) => article.kind === kind)
    .filter(({ title, summary, content }) => {
      const all = plainText(`${title} ${summary} ${plainWords(content)}`)
      return wanted.every((word) => all.includes(word))
    })
    .map(lineOf)
}
