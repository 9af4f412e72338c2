export { countOpenRaffles } from './raffle.sql.ts'
