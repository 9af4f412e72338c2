import { id, type Id } from '@ronda/core'
import type { Platform } from '../../platform/platform.ts'
import { pushUnreadOnConnect, unreadOf, type InboxOptions } from './inbox.actions.ts'
import { inboxConsumer, inboxJobs } from './inbox.jobs.ts'
import { inboxRoutes } from './inbox.routes.ts'

export type InboxNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'failures' | 'key' | 'background' | 'messages' | 'origins' | 'hub'>
  readonly brandName: string
}

/** What the server writes to a member, on the site and by mail. */
export function openInboxFeature({ platform, brandName }: InboxNeeds) {
  const { db, clock, failures, key, background, messages, origins, hub } = platform
  const options: InboxOptions = {
    db,
    clock,
    failures,
    key,
    background,
    messages,
    brandName,
    origins,
    push: (account, unreadCount) => hub.send(account, { type: 'inbox', unreadCount }),
  }
  return {
    api: { options, unreadOf: (account: Id<'account'>) => unreadOf(options, account) },
    handlers: { inbox: inboxRoutes(options) },
    memberSocket: { onJoin: (owner: string) => pushUnreadOnConnect(options, id<'account'>(owner)) },
    consumers: [inboxConsumer(options)],
    jobs: inboxJobs(options),
  }
}
