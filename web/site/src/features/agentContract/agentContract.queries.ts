import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { PayKind } from '@ronda/core/payroll'
import { api, granted } from '@ronda/base/call/api.ts'
import { CONTRACT_KEY } from './agentContractKey.ts'

/** The own contract of a kind, the offer that waits, and all versions. */
export const ownQuery = (kind: PayKind) =>
  queryOptions({
    queryKey: [...CONTRACT_KEY, 'own', kind],
    queryFn: async () => granted(await api.agentContracts.own({ kind })),
    meta: { isPrivate: true },
  })

/** What waits for the agent's answer. */
export const waitingQuery = queryOptions({
  queryKey: [...CONTRACT_KEY, 'waiting'],
  queryFn: async () => granted(await api.agentContracts.waiting()),
  meta: { isPrivate: true },
})

/** The agents directly below with their contracts, page by page. */
export const belowQuery = (kind: PayKind) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACT_KEY, 'below', kind],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after }) =>
      granted(await api.agentContracts.below({ kind, ...(after !== undefined && { after }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { isPrivate: true },
  })

/** What a contract pays now, and would have paid in the last closed periods. */
export const examplesQuery = (id: string, count: number) =>
  queryOptions({
    queryKey: [...CONTRACT_KEY, 'examples', id, count],
    queryFn: async () => granted(await api.agentContracts.examples({ id, count })),
    meta: { isPrivate: true },
  })

export type Examples = Awaited<ReturnType<NonNullable<ReturnType<typeof examplesQuery>['queryFn']>>>

/**
 * What accepting an offer would end, or the end of a contract. It is read again each time: the answer needs the latest. Not below the prefix of
 * contracts: it would be asked for once more when the offer has just been accepted.
 */
export const impactQuery = (id: string) =>
  queryOptions({
    queryKey: ['contractImpact', id],
    queryFn: async () => granted(await api.agentContracts.impact({ id })),
    staleTime: 0,
    retry: false,
    meta: { isPrivate: true },
  })

export type Impact = Awaited<ReturnType<NonNullable<ReturnType<typeof impactQuery>['queryFn']>>>

/** Versions of a contract, page by page; the first page may be known already, and then begins before `first`. */
export const versionsQuery = (id: string, first?: number) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACT_KEY, 'versions', id, first],
    initialPageParam: first,
    queryFn: async ({ pageParam: before }) =>
      granted(await api.agentContracts.versions({ id, ...(before !== undefined && { before }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { isPrivate: true },
  })
