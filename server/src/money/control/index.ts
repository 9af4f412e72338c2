export { openControls, type Controls } from './control.actions.ts'
export { controlRoutes } from './control.routes.ts'
export { isPersonExcluded } from './person.sql.ts'
export { depositRefusal, depositRoom } from './deposit.actions.ts'
