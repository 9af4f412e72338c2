export { findDays } from './record.actions.ts'
export { recordConsumer } from './record.jobs.ts'
export { recordRoutes } from './record.routes.ts'
export type { RecordGame } from './record.ts'
