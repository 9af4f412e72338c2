export type { Deed } from './deed.ts'
export { writeDeed } from './deeds.sql.ts'
