export { findBrand, insertBrand, type Brand } from './house.sql.ts'
