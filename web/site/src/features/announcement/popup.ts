import type { Announcement, MemberInfo } from '@ronda/contract'
import { tabStore } from '@ronda/base/browser/store.ts'
import type { AnnouncementType } from '../../shell/content/content.queries.ts'

/** Who reads: what a visitor has dismissed does not count for a member, and vice versa. */
export type Reader = 'visitor' | 'member'

export const readerOf = (member: MemberInfo | null): Reader => (member === null ? 'visitor' : 'member')

/** Shown over the page: to members, or to visitors. */
export const POPUP_TYPES: Readonly<Record<Reader, readonly AnnouncementType[]>> = { visitor: ['PU'], member: ['PL'] }

/** The announcements that open by themselves: for visitors B; for members A, and F before it at their first sign-in. */
export function popupsFor(
  list: readonly Announcement[],
  reader: Reader,
  isFirstLogin: boolean,
): readonly Announcement[] {
  const of = (execution: Announcement['execution']) => list.filter((each) => each.execution === execution)
  if (reader === 'visitor') return of('B')
  return [...(isFirstLogin ? of('F') : []), ...of('A')]
}

/** Announcements open by themselves only on home: on other pages they would interrupt what somebody came for. */
const HOME_PATHS = ['/', '/index', '/index.html', '/home']

export const isHome = (path: string): boolean => HOME_PATHS.includes(path)

const dismissedKey = (reader: Reader): string => `ronda.announced.${reader}`
const FIRST_KEY = 'ronda.announced.first'

/** Signing out clears the tab's storage, but what a visitor has read stays read. */
let hasVisitorDismissed = false

export function isDismissed(reader: Reader): boolean {
  const isStored = tabStore.get(dismissedKey(reader)) !== null
  if (reader === 'visitor' && isStored) hasVisitorDismissed = true
  return isStored || (reader === 'visitor' && hasVisitorDismissed)
}

export function dismiss(reader: Reader): void {
  if (reader === 'visitor') hasVisitorDismissed = true
  tabStore.set(dismissedKey(reader), '1')
}

/** The welcome of a first sign-in comes before announcements; stored until they are shown. */
export const noteFirstLogin = (): void => tabStore.set(FIRST_KEY, '1')
export const wasFirstLogin = (): boolean => tabStore.get(FIRST_KEY) !== null
