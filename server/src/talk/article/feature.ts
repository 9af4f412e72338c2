import type { Settings } from '../../brand/settings/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { deskRoutes } from '../content/index.ts'
import { openArticles } from './article.actions.ts'
import { articleRoutes } from './article.routes.ts'
import { articleSeeds } from './seeds/articles.ts'

export type ArticleNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  readonly merchant: string
  readonly settings: Settings
}

/** Help, news and blog, and the desk where staff edit them. */
export function openArticleFeature({ platform: { db, clock }, merchant, settings }: ArticleNeeds) {
  const brandLanguage = async () => (await settings.current()).defaultLanguage
  const articles = openArticles({ db, clock, merchant, brandLanguage })
  return {
    handlers: { news: articleRoutes(articles, brandLanguage), articleDesk: deskRoutes(articles) },
    seed: () => db.write((tx) => articles.seed(tx, articleSeeds)),
  }
}
