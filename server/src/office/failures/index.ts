export { failuresRoutes } from './failures.routes.ts'
