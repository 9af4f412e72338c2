import type { Announcement, MemberInfo } from '@ronda/contract'
import { tabStore } from '../store.ts'
import type { AnnouncementType } from './content.queries.ts'

/** Who reads: what one has dismissed is nothing to the other. */
export type Reader = 'visitor' | 'member'

export const readerOf = (member: MemberInfo | null): Reader => (member === null ? 'visitor' : 'member')

/** Shown over the page: to those signed in, or to visitors. */
export const POPUP_TYPES: Readonly<Record<Reader, readonly AnnouncementType[]>> = { visitor: ['PU'], member: ['PL'] }

/** Those that a reader is shown unasked: visitors B; members A, and at their first sign-in F before it. */
export function shownUnasked(
  list: readonly Announcement[],
  reader: Reader,
  isFirstLogin: boolean,
): readonly Announcement[] {
  const of = (execution: Announcement['execution']) => list.filter((each) => each.execution === execution)
  if (reader === 'visitor') return of('B')
  return [...(isFirstLogin ? of('F') : []), ...of('A')]
}

/** Doors have dialogs of their own, and whoever works in the office or reads the sandbox has come for that. */
const AUTH = ['/login', '/register', '/forget', '/login/social', '/agent', '/office', '/helpmc', '/sandbox']

/** Where everything below is closed as well: the entrance of staff and their desk, the pages of the sandbox. */
const AREAS = ['/office/', '/sandbox/']

/** Where nothing may open by itself. */
export const isDoor = (path: string): boolean => AUTH.includes(path) || AREAS.some((area) => path.startsWith(area))

const dismissedKey = (reader: Reader): string => `ronda.announced.${reader}`
const FIRST_KEY = 'ronda.announced.first'

/** Signing out empties the tab's store, but what a visitor has read there they have read. */
let hasVisitorDismissed = false

export function isDismissed(reader: Reader): boolean {
  const isKept = tabStore.get(dismissedKey(reader)) !== null
  if (reader === 'visitor' && isKept) hasVisitorDismissed = true
  return isKept || (reader === 'visitor' && hasVisitorDismissed)
}

export function dismiss(reader: Reader): void {
  if (reader === 'visitor') hasVisitorDismissed = true
  tabStore.set(dismissedKey(reader), '1')
}

/** The welcome of a first sign-in comes before announcements; kept until they are shown. */
export const noteFirstLogin = (): void => tabStore.set(FIRST_KEY, '1')
export const wasFirstLogin = (): boolean => tabStore.get(FIRST_KEY) !== null
