export { openArticles } from './article.actions.ts'
export { articleRoutes } from './article.routes.ts'
export { articleSeeds } from './seeds/articles.ts'
