export { activeSeedText, countPlayed, seedsAs } from './fairness.sql.ts'
export { showInPlay } from './fairness.routes.ts'
export type { Seat, Seats } from './seats.actions.ts'
export type { RoundIsOpen, SeedInPlay } from './seed.actions.ts'
