import type { UseQueryResult } from '@tanstack/react-query'

/** A list that is loading, loaded or refused; each section of home has its own. */
export type Listing<T> = {
  readonly items: readonly T[] | undefined
  readonly error: unknown
  readonly isAsking: boolean
  readonly retry: () => void
}

export function listingOf<Reply, T>(
  { data, error, isFetching, refetch }: UseQueryResult<Reply>,
  pick: (reply: Reply) => readonly T[],
): Listing<T> {
  return {
    items: data === undefined ? undefined : pick(data),
    error: data === undefined ? error : null,
    isAsking: isFetching,
    retry: () => void refetch(),
  }
}
