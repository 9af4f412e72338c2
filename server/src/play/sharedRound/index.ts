export { followTables, type Follower } from './follow.actions.ts'
export {
  findAllPlayed,
  findPastRounds,
  findSharedPlayed,
  type TitleOf as SharedTitleOf,
} from './playedRounds.actions.ts'
export { placeDueOrders } from './order.actions.ts'
export { orderRoutes } from './order.routes.ts'
export { runOwnedTables, type Owner } from './owner.actions.ts'
export { riskCoWrite } from './risk.sql.ts'
export { realStakesOn, type RealStakes } from './table.ts'
export { tableJobs } from './table.jobs.ts'
export { tableRoutes } from './table.routes.ts'
export { hasUnpaid, ticketCoWrite } from './ticket.sql.ts'
export { serveWatch } from './watch.socket.ts'
