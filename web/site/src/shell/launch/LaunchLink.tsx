import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PlayMode } from '@ronda/contract'
import { addressOf } from './decideLaunch.ts'
import type { LaunchGame } from './launchWindow.ts'
import { useLaunch } from './useLaunch.ts'
import { useReturnFocus } from './useReturnFocus.ts'

export type LaunchLinkProps = Pick<LinkComponentProps, 'className' | 'aria-label' | 'title' | 'tabIndex'> & {
  readonly game: LaunchGame
  readonly mode: PlayMode
  /** Replaces the current history entry, as from one game to another. */
  readonly replace?: boolean
  readonly children?: ReactNode
}

/**
 * A link that opens a game by the launch rules. It is a real link: it can be opened in another tab, and its page is
 * preloaded on approach. A player who returns finds the focus on it.
 */
export function LaunchLink({ game, mode, replace = false, ...rest }: LaunchLinkProps) {
  const { launch } = useLaunch()
  const link = useReturnFocus(game.gameCode, mode)
  return (
    <Link
      {...addressOf(game, mode)}
      {...rest}
      ref={link}
      onClick={(event) => {
        const opensOtherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
        if (opensOtherTab) return
        event.preventDefault()
        void launch(game, mode, { replace, from: event.currentTarget })
      }}
    />
  )
}
