export { cleanUpOutbox, type Consumer, type OutboxEvent } from './outbox.actions.ts'
export { appendEvent, insertEventText, readUntilMs } from './outbox.sql.ts'
export { startPump, type Pump } from './pump.ts'
