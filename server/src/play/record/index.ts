export { findDays } from './record.actions.ts'
export { recordConsumer } from './record.jobs.ts'
export { recordRoutes, type RecordGame } from './record.routes.ts'
