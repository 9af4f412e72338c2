export { openControls, type Controls } from './control.actions.ts'
export { controlRoutes } from './control.routes.ts'
export { realityDueMs, stoppedUntilMs } from './control.ts'
export { depositRefusal, depositRoom, type DepositedSince } from './deposit.actions.ts'
