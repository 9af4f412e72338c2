import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useMember } from '../../people/session/useMember.ts'
import { isTrial } from '../../shell/roles.ts'
import { isFavouriteNow, keepFavourites, watchFavourites } from './favouriteStore.ts'
import { favouritesQuery } from './favourite.queries.ts'

/** Keeps the hearts true to the member who is here; stands once around every screen with games. */
export function useFavouritesOfMember(): void {
  const member = useMember()
  const isOwner = Boolean(member) && !isTrial(member)
  const { data } = useQuery({ ...favouritesQuery, enabled: isOwner })
  useEffect(() => {
    // Until the list is there, what was tapped meanwhile stands.
    if (!isOwner || data !== undefined) keepFavourites(isOwner ? data : undefined)
  }, [isOwner, data])
}

/** Whether a game is a favourite; only its own heart is drawn anew. */
export function useIsFavourite(nodeId: number): boolean {
  return useSyncExternalStore(
    watchFavourites,
    () => isFavouriteNow(nodeId),
    () => false,
  )
}
