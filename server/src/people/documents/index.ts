export { tierOf } from './documents.actions.ts'
export { documentDeskRoutes, documentRoutes } from './documents.routes.ts'
