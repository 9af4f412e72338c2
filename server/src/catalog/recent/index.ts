export { noteOpened } from './recent.actions.ts'
export { recentRoutes } from './recent.routes.ts'
