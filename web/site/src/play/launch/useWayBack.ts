import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import type { PlayMode } from '@ronda/contract'
import { placeOf, takeWayBack } from './wayBack.ts'

/** Closer than this nobody sees a difference. */
const NEAR = 1

/**
 * Moves the page until a link stands where it stood. Rows that come into sight are measured anew by the browser, and may
 * push it away again: so it is looked at once more when they have been drawn.
 */
function putBack(link: HTMLElement, top: number): void {
  const move = (): void => {
    const gap = link.getBoundingClientRect().top - top
    if (Math.abs(gap) > NEAR) scrollBy({ top: gap, behavior: 'instant' })
  }
  move()
  requestAnimationFrame(() => {
    move()
    requestAnimationFrame(move)
  })
}

/**
 * For a link that opens a game: a player who comes back finds the focus on it, and the link where it was. The router
 * brings the page back to its height, which is not enough where rows have another height before they are drawn, or
 * where the list had to be fetched again.
 */
export function useWayBack(gameCode: string, mode: PlayMode): RefObject<HTMLAnchorElement | null> {
  const router = useRouter()
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const link = ref.current
    const leaving = takeWayBack({ place: placeOf(router.state.location), gameCode, mode })
    if (link === null || leaving === undefined) return
    link.focus({ preventScroll: true })
    if (leaving.top !== undefined) putBack(link, leaving.top)
  }, [router, gameCode, mode])
  return ref
}
