export { countOpenRains } from './rain.sql.ts'
