import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '@ronda/base/layout/lazyScreen.ts'
import { shell } from './base.ts'

const lists = () => import('../../pages/article/ArticlesPage.tsx')
const texts = () => import('../../pages/article/ArticlePage.tsx')

const news = createRoute({ getParentRoute: () => shell, path: '/news', component: lazyScreen(lists, 'NewsPage') })
const newsArticle = createRoute({
  getParentRoute: () => shell,
  path: '/news/$slug',
  component: lazyScreen(texts, 'NewsArticlePage'),
})
const blog = createRoute({ getParentRoute: () => shell, path: '/blog', component: lazyScreen(lists, 'BlogPage') })
const blogArticle = createRoute({
  getParentRoute: () => shell,
  path: '/blog/$slug',
  component: lazyScreen(texts, 'BlogArticlePage'),
})

/** The pages with the brand's announcements and articles. */
export const talkRoutes = [news, newsArticle, blog, blogArticle]
