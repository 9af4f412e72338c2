import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { toast } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { isTrial } from '@ronda/base/member/roles.ts'
import { isFavouriteNow, setFavourites, tapFavourite, watchFavourites } from './favouriteStore.ts'
import { favouritesQuery } from './favourite.queries.ts'
import { takeWanted } from './wanted.ts'

/**
 * Loads the favourites of the current member into the store, and adds the games that they marked before they signed in.
 * Mounted once around every screen with games.
 */
export function useFavouritesOfMember(): void {
  const member = useMember()
  const isOwner = Boolean(member) && !isTrial(member)
  const { data } = useQuery({ ...favouritesQuery, enabled: isOwner })
  useEffect(() => {
    // Until the list is loaded, changes made in the meantime are kept.
    if (!isOwner || data !== undefined) setFavourites(isOwner ? data : undefined)
  }, [isOwner, data])

  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  const addWanted = useEffectEvent((known: readonly number[]) => {
    for (const game of takeWanted()) {
      if (known.includes(game.nodeId)) continue
      tapFavourite(queries, game, (code) => toast(refusalText(code), 'bad'))
    }
  })
  useEffect(() => {
    if (isOwner && data !== undefined) addWanted(data)
  }, [isOwner, data])
}

/** Whether a game is a favourite; only its own heart re-renders. */
export function useIsFavourite(nodeId: number): boolean {
  return useSyncExternalStore(
    watchFavourites,
    () => isFavouriteNow(nodeId),
    () => false,
  )
}
