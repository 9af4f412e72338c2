export { makeOneTimePassword, startOneTime } from './password.actions.ts'
export { takeObjection } from './objection.sql.ts'
export { composeLetter, type Letter } from './notice.ts'
export type { SecurityNotifier } from './securityNotifier.actions.ts'
