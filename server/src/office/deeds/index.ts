export { deedsRoutes } from './deeds.routes.ts'
