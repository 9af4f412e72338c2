import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { GameItem } from '@ronda/contract'
import { toast } from '@ronda/ui'
import { useSpeech } from '../../language/useSpeech.ts'
import { memberQuery } from '../../people/session/session.ts'
import { isTrial } from '../../shell/roles.ts'
import { tapFavourite } from './favouriteStore.ts'

/** Makes a game a favourite or no longer: visitors are asked in, and who only tries the house is told what it takes. */
export function useToggleFavourite(): (game: GameItem) => void {
  const queries = useQueryClient()
  const router = useRouter()
  const { refusalText } = useSpeech()
  return useCallback(
    ({ nodeId, vassalage, gameType }) => {
      const member = queries.getQueryData(memberQuery.queryKey) ?? null
      if (member === null) {
        void router.navigate({ to: '/login', search: { to: router.state.location.href } })
        return
      }
      if (isTrial(member)) {
        toast(refusalText('session.trial'), 'bad')
        return
      }
      tapFavourite(queries, { nodeId, vendor: vassalage, gameType }, (code) => toast(refusalText(code), 'bad'))
    },
    [queries, router, refusalText],
  )
}
