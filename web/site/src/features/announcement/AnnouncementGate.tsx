import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Announcement } from '@ronda/contract'
import { isAnyDialogOpen } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useAfterLogin } from '@ronda/base/session/afterLogin.ts'
import { memberQuery } from '@ronda/base/member/session.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { announcementsQuery } from '../../shell/content/content.queries.ts'
import {
  dismiss,
  isDismissed,
  isHome,
  noteFirstLogin,
  POPUP_TYPES,
  readerOf,
  popupsFor,
  wasFirstLogin,
  type Reader,
} from './popup.ts'

const AnnouncementPopup = lazyPart(
  () => import('./AnnouncementPopup.tsx'),
  'AnnouncementPopup',
  () => null,
)

/** The maximum number shown at once; the rest is on the announcements page. */
const SHOWN_MAX = 45

/** Who may be shown announcements now: on home, when nothing else must be done after a sign-in. */
function useReader(): Reader | undefined {
  // While nobody knows who reads, also after a failed request, nothing opens: a member is not shown what is for visitors.
  const { data: member, isError } = useQuery(memberQuery)
  const { pathname } = useLocation()
  const { isFirst, isPasswordDue } = useAfterLogin()
  useEffect(() => {
    if (isFirst) noteFirstLogin()
  }, [isFirst])
  if (member === undefined || isError || !isHome(pathname) || isFirst || isPasswordDue || member?.areTermsDue)
    return undefined
  return readerOf(member)
}

/** Whose announcements are shown, decided once at each arrival: at once, or not at all. */
function useTurn(reader: Reader | undefined, list: readonly Announcement[] | undefined) {
  const [turn, setTurn] = useState<Reader>()
  const isBusy = useRef(false)
  useEffect(() => {
    // Somebody who has pressed or typed anything since they arrived is not interrupted.
    const note = (): void => {
      isBusy.current = true
    }
    isBusy.current = false
    document.addEventListener('pointerdown', note)
    document.addEventListener('keydown', note)
    return () => {
      document.removeEventListener('pointerdown', note)
      document.removeEventListener('keydown', note)
    }
  }, [reader])
  const isLoaded = list !== undefined
  useEffect(() => {
    if (reader === undefined || !isLoaded || isDismissed(reader)) return
    if (!isBusy.current && !isAnyDialogOpen()) setTurn(reader)
  }, [reader, isLoaded])
  function close(): void {
    if (reader !== undefined) dismiss(reader)
    setTurn(undefined)
  }
  return { isTurn: turn !== undefined && turn === reader, close }
}

/**
 * Announcements that open by themselves, once per session for visitors and once for members. They open as soon as home
 * does: never later, when somebody is doing something, and never over another dialog.
 */
export function AnnouncementGate() {
  const { language } = useLanguage()
  const reader = useReader()
  const { data } = useQuery({
    ...announcementsQuery({ types: POPUP_TYPES[reader ?? 'visitor'], language, pageSize: SHOWN_MAX }),
    enabled: reader !== undefined && !isDismissed(reader),
  })
  const { isTurn, close } = useTurn(reader, data?.list)
  if (!isTurn || data === undefined) return null
  const shown = popupsFor(data.list, reader ?? 'visitor', wasFirstLogin())
  if (shown.length === 0) return null
  return (
    <Suspense>
      <AnnouncementPopup announcements={shown} onClose={close} />
    </Suspense>
  )
}
