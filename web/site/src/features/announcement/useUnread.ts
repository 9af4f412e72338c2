import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { deviceStore } from '@ronda/base/browser/store.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { announcementsQuery } from '../../shell/content/content.queries.ts'
import { countUnread, parseLastRead } from './unread.ts'

/** Two people may use one device. */
const keyOf = (member: string): string => `ronda.agentAnnouncement.${member}`

const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembers on this device what an agent has read. */
export function markRead(member: string, newest: number): void {
  if (parseLastRead(deviceStore.get(keyOf(member))) >= newest) return
  deviceStore.set(keyOf(member), String(newest))
  for (const listener of listeners) listener()
}

/** How many of the newest announcements for agents have not been opened on this device. */
export function useUnreadAnnouncements(): number {
  const { language } = useLanguage()
  const member = useMember()
  const id = member ? member.id : ''
  const { data } = useQuery({ ...announcementsQuery({ types: ['AG'], language }), enabled: id !== '' })
  const lastRead = useSyncExternalStore(
    watch,
    () => parseLastRead(deviceStore.get(keyOf(id))),
    () => Number.MAX_SAFE_INTEGER,
  )
  return countUnread(data?.list.map((each) => each.id) ?? [], lastRead)
}
