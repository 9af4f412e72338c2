export { countWaitingPayees } from './payee.sql.ts'
export { readProfile } from './profile.actions.ts'
export { lockFields, unlockFields } from './profile.sql.ts'
