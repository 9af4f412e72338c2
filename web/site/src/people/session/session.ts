import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { MemberInfo } from '@ronda/contract'
import { api, granted } from '../../api.ts'
import { setGone } from '../../memberCalls.ts'
import { deviceStore, tabStore } from '../../store.ts'

/**
 * The session itself is a cookie that scripts cannot read. What is kept here are two marks without any power: that
 * this tab is signed in, and that this device has been. They only save asking the server on behalf of a visitor.
 */
const TAB_MARK = 'ronda.session'
export const DEVICE_MARK = 'ronda.returning'

function mayBeSignedIn(): boolean {
  return tabStore.get(TAB_MARK) !== null || deviceStore.get(DEVICE_MARK) !== null
}

function mark(): void {
  setGone(false)
  tabStore.set(TAB_MARK, '1')
  deviceStore.set(DEVICE_MARK, '1')
}

function unmark(): void {
  setGone(true)
  tabStore.clear(TAB_MARK)
  deviceStore.clear(DEVICE_MARK)
}

async function whoIsThere(): Promise<MemberInfo | null> {
  if (!mayBeSignedIn()) return null
  const reply = await api.member.info()
  if (!reply.ok && reply.error.code === 'session.required') {
    unmark()
    return null
  }
  const member = granted(reply)
  mark()
  return member
}

/** Who is signed in; null is a visitor. The server's answer is the truth, and it stands until something says otherwise. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: whoIsThere,
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Who is there, for those who must know before they go on: whoever taps before the house has said so waits for its
 * answer. Undefined where it cannot be asked.
 */
export function askMember(queries: QueryClient): Promise<MemberInfo | null | undefined> {
  return queries.query({ ...memberQuery, staleTime: 'static' }).catch(() => undefined)
}

export function enterSession(queries: QueryClient, member: MemberInfo): void {
  mark()
  queries.setQueryData(memberQuery.queryKey, member)
}

/** Forgets the member and everything that only they could see. */
export function leaveSession(queries: QueryClient): void {
  unmark()
  tabStore.clearAll()
  queries.setQueryData(memberQuery.queryKey, null)
  queries.removeQueries({ predicate: (query) => query.meta?.['isPrivate'] === true })
}
