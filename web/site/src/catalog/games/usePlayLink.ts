import { useMemo, type MouseEvent, type RefObject } from 'react'
import type { GameItem, PlayMode } from '@ronda/contract'
import { hrefOf } from '../../play/launch/decideLaunch.ts'
import { useLaunch } from '../../play/launch/useLaunch.ts'
import { useWayBack } from '../../play/launch/useWayBack.ts'

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
  const ref = useWayBack(game.gameCode, mode)
  return useMemo(
    () => ({
      ref,
      href: hrefOf(game, mode),
      onClick(event) {
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
        if (isElsewhere) return
        event.preventDefault()
        if (isAnswered?.() !== true) void launch(game, mode, { from: event.currentTarget })
      },
    }),
    [ref, game, mode, isAnswered, launch],
  )
}
