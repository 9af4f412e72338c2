export { favouriteRoutes } from './favourite.routes.ts'
export { pageOf } from './favourite.ts'
