import type { InboxMessage } from '@ronda/contract'
import type { Server } from '../../src/app/server.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { hasReadAll } from './unread.ts'

/** The messages of an account, newest first, once everything that was published is written. */
export async function messagesOf(server: Server, visitor: Visitor): Promise<readonly InboxMessage[]> {
  await hasReadAll(server, 'talk.inbox')
  return (await visitor.get<{ messages: readonly InboxMessage[] }>('/api/v1/member/messages')).messages
}
