export { activeSeedText, countPlayed, seedsAs } from './fairness.sql.ts'
export { fairnessRoutes, showInPlay } from './fairness.routes.ts'
export { openSeats, type Seat, type Seats } from './seats.actions.ts'
export type { SeedInPlay } from './seed.actions.ts'
