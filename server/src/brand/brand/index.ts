export { insertBrand, listBrands, lockBrands, type Brand } from './brand.sql.ts'
