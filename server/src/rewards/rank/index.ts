export { confirmedBirthOf } from './birthday.actions.ts'
export { listValidBetsSince } from './rank.sql.ts'
export type { Ranks } from './rank.actions.ts'
export { isBirthday } from './rank.ts'
