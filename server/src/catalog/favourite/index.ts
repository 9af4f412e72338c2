export { favouriteRoutes } from './favourite.routes.ts'
export { pageOf } from './lists.view.ts'
