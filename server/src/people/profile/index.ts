export { iconOf } from './avatar.actions.ts'
export { readProfile } from './profile.actions.ts'
export { profileRoutes } from './profile.routes.ts'
export { lockFields, lockProfile, unlockFields } from './profile.sql.ts'
