import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { TeamMoveKind, TeamScope } from '@ronda/contract'
import { api, granted } from '@ronda/base/call/api.ts'
import { TEAM_KEY } from './teamKey.ts'

/** The team today, yesterday, this month, and on each of the last days. */
export const overviewQuery = queryOptions({
  queryKey: [...TEAM_KEY, 'overview'],
  queryFn: async () => granted(await api.team.overview()),
  meta: { isPrivate: true },
})

export type Overview = Awaited<ReturnType<NonNullable<(typeof overviewQuery)['queryFn']>>>

export type TeamAsked = {
  readonly scope: TeamScope
  readonly from: string
  readonly to: string
  readonly under?: string
  readonly q?: string
}

/** The accounts of a team, page by page, those that were opened last first. */
export const teamQuery = (asked: TeamAsked) =>
  infiniteQueryOptions({
    queryKey: [...TEAM_KEY, 'list', asked],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after }) =>
      granted(await api.team.list({ ...asked, ...(after !== undefined && { after }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { isPrivate: true },
  })

export type MovesAsked = {
  readonly from: string
  readonly to: string
  readonly q?: string
  readonly kind?: TeamMoveKind
}

/** How the money of a team moved, newest first. */
export const movesQuery = (asked: MovesAsked) =>
  infiniteQueryOptions({
    queryKey: [...TEAM_KEY, 'moves', asked],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }) =>
      granted(await api.team.moves({ ...asked, ...(before !== undefined && { before }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { isPrivate: true },
  })
