export { systemRoutes } from './house.routes.ts'
export { findBrand, insertBrand, type Brand } from './house.sql.ts'
