import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { seconds } from '@ronda/core'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useAfterLogin } from '@ronda/base/session/afterLogin.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { isStage } from '../../shell/layout/stages.ts'
import { useSoon } from '../../shell/layout/useSoon.ts'
import { announcementsQuery } from '../../shell/content/content.queries.ts'
import {
  dismiss,
  isDismissed,
  isWithoutPopups,
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

/** The delay after arriving. */
const ARRIVING_MS = seconds(4)
/** The delay before checking again while something else is open. */
const CHECK_EVERY_MS = seconds(1)
/** The maximum number shown at once; the rest is on the announcements page. */
const SHOWN_MAX = 45

const isDialogOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null

type Turn = {
  /** Whose announcements are shown, from the moment they may open until they are closed. */
  readonly turn: { readonly reader: Reader; readonly isFirst: boolean } | undefined
  readonly close: () => void
}

function useTurn(reader: Reader | undefined, path: string): Turn {
  const [turn, setTurn] = useState<Turn['turn']>()
  const isSoon = useSoon(ARRIVING_MS)
  const { isFirst } = useAfterLogin()
  useEffect(() => {
    if (isFirst) noteFirstLogin()
  }, [isFirst])

  const isTurn = turn !== undefined && turn.reader === reader
  const mayOpen = isSoon && reader !== undefined && !isWithoutPopups(path) && !isStage(path)
  useEffect(() => {
    if (!mayOpen || isTurn || isDismissed(reader)) return undefined
    const timer = setInterval(() => {
      if (!isDialogOpen()) setTurn({ reader, isFirst: wasFirstLogin() })
    }, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [mayOpen, isTurn, reader])

  function close(): void {
    if (reader !== undefined) dismiss(reader)
    setTurn(undefined)
  }
  return { turn: mayOpen && isTurn ? turn : undefined, close }
}

/**
 * Announcements that open by themselves, once per session for visitors and once for members: never over another dialog,
 * on a sign-in page or in a game.
 */
export function AnnouncementGate() {
  const member = useMember()
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const { turn, close } = useTurn(member === undefined ? undefined : readerOf(member), pathname)
  const { data } = useQuery({
    ...announcementsQuery({ types: POPUP_TYPES[turn?.reader ?? 'visitor'], language, pageSize: SHOWN_MAX }),
    enabled: turn !== undefined,
  })
  if (turn === undefined || data === undefined) return null
  const shown = popupsFor(data.list, turn.reader, turn.isFirst)
  if (shown.length === 0) return null
  return (
    <Suspense>
      <AnnouncementPopup announcements={shown} onClose={close} />
    </Suspense>
  )
}
