export { findByName, insertAccount, type Account, type NewAccount } from './identity.sql.ts'
export { decideRegistration, isUsername, type AccountKind, type RegistrationForm } from './identity.ts'
