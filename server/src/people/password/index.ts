export { cleanUpPasswords } from './password.actions.ts'
export { passwordRoutes } from './password.routes.ts'
export { findChangedAt } from './password.sql.ts'
export { openTeller, type Teller } from './tell.actions.ts'
