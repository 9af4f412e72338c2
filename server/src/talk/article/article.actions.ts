import { articleValue, type Article, type ArticleValue } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeSafe, openContent, plainWords, type Content } from '../content/index.ts'
import { articleIn, inOrder, type StoredArticle } from './article.ts'

export type ArticleOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly merchant: string
  readonly brandLanguage: () => Promise<Language>
}

type Texts = ArticleValue['texts']
const cleaned = (words: Texts['es']): Texts['es'] => words && { ...words, content: makeSafe(words.content) }

export function openArticles(options: ArticleOptions): Content<ArticleValue> {
  return openContent({
    ...options,
    kind: 'article',
    schema: articleValue,
    clean: (value) => ({ ...value, texts: { es: cleaned(value.texts.es), en: cleaned(value.texts.en) } }),
    isValid: () => true,
  })
}

/** The articles in one language, cached until an article is added or changed. */
export function makeArticleCache(articles: Content<ArticleValue>, brandLanguage: () => Promise<Language>) {
  const known = new Map<string, { readonly of: string; readonly list: readonly Article[] }>()
  const nameOf = (pieces: readonly StoredArticle[]): string =>
    pieces.map(({ name, updatedAtMs }) => `${name}@${updatedAtMs}`).join(' ')

  return async (language: Language): Promise<readonly Article[]> => {
    const [shown, ofBrand] = [await articles.shown(), await brandLanguage()]
    const key = `${language} ${ofBrand}`
    const of = nameOf(shown)
    const kept = known.get(key)
    if (kept?.of === of) return kept.list
    const list = inOrder(shown).map((piece) => articleIn(piece, { language, brandLanguage: ofBrand }, plainWords))
    known.set(key, { of, list })
    return list
  }
}
