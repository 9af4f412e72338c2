export { recordOpened, readRecent } from './recent.actions.ts'
export { recentRoutes } from './recent.routes.ts'
