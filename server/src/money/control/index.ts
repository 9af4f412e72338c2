export { openControls, type Controls } from './control.actions.ts'
export { controlRoutes } from './control.routes.ts'
export { isPersonWelcome } from './person.actions.ts'
export { depositRefusal, depositRoom } from './deposit.actions.ts'
