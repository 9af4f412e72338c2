export { openWinners } from './winners.actions.ts'
export { winnersConsumer } from './winners.jobs.ts'
export { winnersRoutes } from './winners.routes.ts'
