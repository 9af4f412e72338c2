export { findBrand, insertBrand, type Brand } from './brand.sql.ts'
