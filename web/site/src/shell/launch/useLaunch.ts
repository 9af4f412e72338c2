import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { MemberInfo, PlayMode } from '@ronda/contract'
import { gameQuery } from '@ronda/base/games/game.queries.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { waitForMember } from '@ronda/base/member/session.ts'
import { isTrial } from '@ronda/base/member/roles.ts'
import { decideLaunch, type Who } from './decideLaunch.ts'
import { showLaunchWindow, type LaunchGame } from './launchWindow.ts'
import { leaveBy, placeOf } from './returnLink.ts'

export type LaunchOptions = {
  /** Replaces the current history entry, as from one game to another. */
  readonly replace?: boolean
  /** The tapped element: a player who returns finds it at the same position. */
  readonly from?: Element
}

export type LaunchControls = {
  /** Opens a game, or what comes before it: the sign-in popup, a notice, or a vendor's games. */
  readonly launch: (game: LaunchGame, mode: PlayMode, options?: LaunchOptions) => Promise<void>
  /** The same where only the code is known: a banner, a winner. */
  readonly launchByCode: (gameCode: string, mode: PlayMode, options?: LaunchOptions) => Promise<void>
}

function whoIs(member: MemberInfo | null | undefined): Who {
  if (!member) return 'visitor'
  return isTrial(member) ? 'trial' : 'member'
}

/** Opens games from every part of the site. */
export function useLaunch(): LaunchControls {
  const router = useRouter()
  const queries = useQueryClient()
  const { language } = useLanguage()

  const launch = useCallback<LaunchControls['launch']>(
    async (game, mode, { replace = false, from } = {}) => {
      const top = from?.getBoundingClientRect().top
      const decided = decideLaunch(game, mode, whoIs(await waitForMember(queries)))
      const place = placeOf(router.state.location)
      const isLeaving = decided.opens === 'page' || decided.opens === 'login'
      if (isLeaving && !replace) leaveBy({ place, gameCode: game.gameCode, mode, top })
      switch (decided.opens) {
        case 'page':
          return router.navigate({ ...decided.address, replace })
        case 'login':
          return router.navigate({
            to: '/login',
            search: { to: router.buildLocation(decided.address).href },
            replace,
            resetScroll: false,
          })
        case 'trialNotice':
        case 'maintenanceNotice':
        case 'vendorGames':
          return showLaunchWindow({ opens: decided.opens, game, mode, place })
      }
    },
    [queries, router],
  )

  const launchByCode = useCallback<LaunchControls['launchByCode']>(
    async (gameCode, mode, options) => {
      const game = await queries.query(gameQuery(gameCode, language)).catch(() => undefined)
      if (game !== undefined) return launch(game, mode, options)
      // The stage shows the error.
      return router.navigate({ to: '/seamless', search: { game: gameCode, mode }, replace: options?.replace ?? false })
    },
    [language, launch, queries, router],
  )

  return { launch, launchByCode }
}
