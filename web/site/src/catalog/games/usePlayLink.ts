import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, type MouseEvent, type RefObject } from 'react'
import type { GameItem, PlayMode } from '@ronda/contract'
import { makeAddress } from '../../app/address.ts'
import { addressOf } from '../../play/launch/decideLaunch.ts'
import { useLaunch } from '../../play/launch/useLaunch.ts'
import { isWayBack, placeOf } from '../../play/launch/wayBack.ts'

export type PlayLink = {
  readonly ref: RefObject<HTMLAnchorElement | null>
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

/**
 * A real link that opens a game by the rules of the house, and has the focus when a player comes back. The router's own
 * links listen to every change of address; a wall of thousands would hear each one thousands of times.
 */
export function usePlayLink(game: GameItem, mode: PlayMode, isAnswered?: () => boolean): PlayLink {
  const { launch } = useLaunch()
  const router = useRouter()
  const ref = useRef<HTMLAnchorElement>(null)
  const { gameCode } = game
  useEffect(() => {
    const here = { place: placeOf(router.state.location), gameCode, mode }
    if (isWayBack(here)) ref.current?.focus({ preventScroll: true })
  }, [router, gameCode, mode])
  return useMemo(() => {
    const { to, search } = addressOf(game, mode)
    return {
      ref,
      href: `${to}${makeAddress(search)}`,
      onClick(event) {
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
        if (isElsewhere) return
        event.preventDefault()
        if (isAnswered?.() !== true) void launch(game, mode)
      },
    }
  }, [game, mode, isAnswered, launch])
}
