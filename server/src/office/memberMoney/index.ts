export { findOwner } from './owner.sql.ts'
