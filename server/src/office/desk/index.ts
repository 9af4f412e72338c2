export { deskRoutes, type DeskCounters } from './desk.routes.ts'
