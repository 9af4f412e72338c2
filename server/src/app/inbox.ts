import type { BackgroundTasks } from '../platform/background/backgroundTasks.ts'
import type { Hub } from '../platform/realtime/index.ts'
import type { InboxOptions } from '../talk/inbox/index.ts'
import type { Platform } from './platform.ts'

/** The options of the members' inbox. */
export function openInbox(
  { db, clock, failures, key, post, brand, origins }: Platform,
  { hub, background }: { readonly hub: Hub; readonly background: BackgroundTasks },
): InboxOptions {
  const push: InboxOptions['push'] = (account, unreadCount) => hub.send(account, { type: 'inbox', unreadCount })
  return { db, clock, failures, key, background, messages: post, brandName: brand.name, origins, push }
}
