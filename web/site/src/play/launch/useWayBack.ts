import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import type { PlayMode } from '@ronda/contract'
import { isWayBack, placeOf } from './wayBack.ts'

function isInSight(link: HTMLElement): boolean {
  const { top, bottom } = link.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/**
 * For a link that opens a game: a player who comes back finds the focus on it, and the link in sight. The router puts the
 * page where it was; this is for a list that had to be fetched again, and came too late for that.
 */
export function useWayBack(gameCode: string, mode: PlayMode): RefObject<HTMLAnchorElement | null> {
  const router = useRouter()
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const link = ref.current
    if (link === null || !isWayBack({ place: placeOf(router.state.location), gameCode, mode })) return
    link.focus({ preventScroll: true })
    if (!isInSight(link)) link.scrollIntoView({ block: 'center' })
  }, [router, gameCode, mode])
  return ref
}
