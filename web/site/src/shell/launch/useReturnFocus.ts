import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import type { PlayMode } from '@ronda/contract'
import { placeOf, takeReturnLink } from './returnLink.ts'

/** A smaller difference in pixels is not visible. */
const NEAR = 1

/**
 * Scrolls until a link is at its former position. Rows near the viewport are laid out again by the browser and may move
 * it, so it is checked again after they have rendered.
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
 * For a link that opens a game: a player who returns finds the focus on it, and the link at its former position. The
 * router restores the scroll offset, which is not enough where rows have another height before they are rendered, or
 * where the list was refetched.
 */
export function useReturnFocus(gameCode: string, mode: PlayMode): RefObject<HTMLAnchorElement | null> {
  const router = useRouter()
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const link = ref.current
    const leaving = takeReturnLink({ place: placeOf(router.state.location), gameCode, mode })
    if (link === null || leaving === undefined) return
    link.focus({ preventScroll: true })
    if (leaving.top !== undefined) putBack(link, leaving.top)
  }, [router, gameCode, mode])
  return ref
}
