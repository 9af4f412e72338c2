export { periodOf, type Period } from './period.ts'
export { statementRoutes } from './statement.routes.ts'
