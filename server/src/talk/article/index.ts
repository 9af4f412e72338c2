export { articleSeeds } from './seeds/articles.ts'
