export { pushUnreadOnConnect, unreadOf, type InboxOptions } from './inbox.actions.ts'
export { inboxConsumer, inboxJobs } from './inbox.jobs.ts'
export { inboxRoutes } from './inbox.routes.ts'
