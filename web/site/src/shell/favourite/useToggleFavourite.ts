import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { GameItem } from '@ronda/contract'
import { toast } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { waitForMember } from '@ronda/base/member/session.ts'
import { isTrial } from '@ronda/base/member/roles.ts'
import { tapFavourite } from './favouriteStore.ts'
import { storeWanted } from './wanted.ts'

/**
 * Toggles a favourite; visitors are asked to sign in first, and trial accounts get a notice that they need a real
 * account.
 */
export function useToggleFavourite(): (game: GameItem) => Promise<void> {
  const queries = useQueryClient()
  const router = useRouter()
  const { refusalText } = useLanguage()
  return useCallback(
    async ({ nodeId, vassalage, gameType }) => {
      const member = await waitForMember(queries)
      if (!member) {
        storeWanted({ nodeId, vendor: vassalage, gameType })
        return router.navigate({ to: '/login', search: { to: router.state.location.href } })
      }
      if (isTrial(member)) return toast(refusalText('session.trial'), 'bad')
      tapFavourite(queries, { nodeId, vendor: vassalage, gameType }, (code) => toast(refusalText(code), 'bad'))
    },
    [queries, router, refusalText],
  )
}
