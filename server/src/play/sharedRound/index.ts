export { followTables, type Follower } from './follow.actions.ts'
export {
  findAllPlayed,
  findPastRounds,
  findSharedPlayed,
  type TitleOf as SharedTitleOf,
} from './playedRounds.actions.ts'
export { runOwnedTables, type Owner } from './owner.actions.ts'
export { listRealHeaps } from './pool.sql.ts'
export { hashNative } from './seal.actions.ts'
export { listRealTickets } from './ticket.sql.ts'
export type { RealStakes } from './table.ts'
export { tableJobs } from './table.jobs.ts'
