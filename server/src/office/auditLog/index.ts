export { auditLogRoutes } from './auditLog.routes.ts'
