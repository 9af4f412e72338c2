export { shorten } from './winners.ts'
