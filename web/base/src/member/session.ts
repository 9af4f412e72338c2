import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { MemberInfo } from '@ronda/contract'
import { api, granted } from '../call/api.ts'
import { setSignedOut } from '../call/memberCalls.ts'
import { deviceStore, tabStore } from '../browser/store.ts'

/**
 * The session itself is a cookie that scripts cannot read. These two flags carry no authority: this tab is signed in,
 * and this device has been. They only save a request for visitors.
 */
const TAB_MARK = 'ronda.session'
export const DEVICE_MARK = 'ronda.returning'

function mayBeSignedIn(): boolean {
  return tabStore.get(TAB_MARK) !== null || deviceStore.get(DEVICE_MARK) !== null
}

function mark(): void {
  setSignedOut(false)
  tabStore.set(TAB_MARK, '1')
  deviceStore.set(DEVICE_MARK, '1')
}

function unmark(): void {
  setSignedOut(true)
  tabStore.clear(TAB_MARK)
  deviceStore.clear(DEVICE_MARK)
}

async function fetchMember(): Promise<MemberInfo | null> {
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

/** Who is signed in; null is a visitor. The server's answer is kept until something invalidates it. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: fetchMember,
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Who is signed in, for code that must know before it continues: a tap before the first answer waits for it. Undefined
 * if the server cannot be reached.
 */
export function waitForMember(queries: QueryClient): Promise<MemberInfo | null | undefined> {
  return queries.query({ ...memberQuery, staleTime: 'static' }).catch(() => undefined)
}

export function enterSession(queries: QueryClient, member: MemberInfo): void {
  mark()
  queries.setQueryData(memberQuery.queryKey, member)
}

/** Clears the member and all private data. */
export function leaveSession(queries: QueryClient): void {
  unmark()
  tabStore.clearAll()
  queries.setQueryData(memberQuery.queryKey, null)
  queries.removeQueries({ predicate: (query) => query.meta?.['isPrivate'] === true })
}
