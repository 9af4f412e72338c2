export { errorLine, type FailedItem } from './failure.ts'
export {
  countFailures,
  countFailuresOf,
  findDueFailures,
  retryFailureNow,
  insertFailure,
  isNotSetAside,
  listFailures,
  takeFailedEvent,
} from './failure.sql.ts'
export { openFailures, type Failures } from './failures.actions.ts'
