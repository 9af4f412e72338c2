import type { Later } from '../platform/later/later.ts'
import type { Hub } from '../platform/realtime/index.ts'
import type { InboxOptions } from '../talk/inbox/index.ts'
import type { Ground } from './ground.ts'

/** What messages to members are written and carried with. */
export function openInbox(
  { db, clock, failures, key, post, brand, origins }: Ground,
  { hub, later }: { readonly hub: Hub; readonly later: Later },
): InboxOptions {
  const push: InboxOptions['push'] = (account, unreadCount) => hub.send(account, { type: 'inbox', unreadCount })
  return { db, clock, failures, key, later, messages: post, house: brand.name, origins, push }
}
