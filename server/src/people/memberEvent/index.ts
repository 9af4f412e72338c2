export { MEMBER_EVENT_TOPIC, publishMemberEvent, type MemberEvent } from './memberEvent.sql.ts'
export { cashierPublisher } from './cashier.actions.ts'
