import type { ArticleValue, content as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { pageOf, plainWords, type Content } from '../content/index.ts'
import { makeArticleCache } from './article.actions.ts'
import { findArticles } from './article.ts'

export function articleRoutes(
  articles: Content<ArticleValue>,
  brandLanguage: () => Promise<Language>,
): GroupHandlers<Pick<typeof calls, 'help' | 'articles' | 'article'>, Callers> {
  const readArticles = makeArticleCache(articles, brandLanguage)
  return {
    async help({ request: { language } }) {
      const list = (await readArticles(language)).filter(({ kind }) => kind === 'help' || kind === 'term')
      return ok({ list })
    },
    async articles({ request: { kind, language, search = '', pageNo, pageSize } }) {
      const found = findArticles(await readArticles(language), kind, search, plainWords)
      const page = pageOf(found, pageNo, pageSize)
      return ok({ ...page, list: [...page.list] })
    },
    async article({ request: { slug, language } }) {
      const found = (await readArticles(language)).find((article) => article.slug === slug)
      return found === undefined ? err('article.unknown') : ok(found)
    },
  }
}
