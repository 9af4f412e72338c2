export { favouriteRoutes } from './favourite.routes.ts'
export { pageOf } from './shelf.actions.ts'
