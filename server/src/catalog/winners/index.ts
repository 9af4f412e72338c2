export { openWinners } from './winners.actions.ts'
export { winnersConsumer } from './winners.jobs.ts'
export { shorten } from './winners.ts'
export { winnersRoutes } from './winners.routes.ts'
