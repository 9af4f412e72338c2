import { useMemo, type MouseEvent, type RefObject } from 'react'
import type { GameItem, PlayMode } from '@ronda/contract'
import { hrefOf } from '../launch/decideLaunch.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import { useReturnFocus } from '../launch/useReturnFocus.ts'

export type PlayLink = {
  readonly ref: RefObject<HTMLAnchorElement | null>
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

/**
 * A real link that opens a game by the launch rules, and gets the focus back when a player returns. The router's own
 * links subscribe to every navigation, which would be slow in a grid of thousands.
 */
export function usePlayLink(game: GameItem, mode: PlayMode, isAnswered?: () => boolean): PlayLink {
  const { launch } = useLaunch()
  const ref = useReturnFocus(game.gameCode, mode)
  return useMemo(
    () => ({
      ref,
      href: hrefOf(game, mode),
      onClick(event) {
        const opensOtherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
        if (opensOtherTab) return
        event.preventDefault()
        if (isAnswered?.() !== true) void launch(game, mode, { from: event.currentTarget })
      },
    }),
    [ref, game, mode, isAnswered, launch],
  )
}
