import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useMember } from '@ronda/base/member/useMember.ts'
import { isTrial } from '@ronda/base/member/roles.ts'
import { isFavouriteNow, setFavourites, watchFavourites } from './favouriteStore.ts'
import { favouritesQuery } from './favourite.queries.ts'

/** Loads the favourites of the current member into the store; mounted once around every screen with games. */
export function useFavouritesOfMember(): void {
  const member = useMember()
  const isOwner = Boolean(member) && !isTrial(member)
  const { data } = useQuery({ ...favouritesQuery, enabled: isOwner })
  useEffect(() => {
    // Until the list is loaded, changes made in the meantime are kept.
    if (!isOwner || data !== undefined) setFavourites(isOwner ? data : undefined)
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
