export { openAccount, type MemberOptions } from './member.actions.ts'
export { memberRoutes } from './member.routes.ts'
