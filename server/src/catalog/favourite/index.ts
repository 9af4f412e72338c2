export { favouriteRoutes } from './favourite.routes.ts'
export { pageOf } from './lists.actions.ts'
