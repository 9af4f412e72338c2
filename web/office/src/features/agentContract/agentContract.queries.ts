import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ContractState } from '@ronda/contract'
import type { PayKind } from '@ronda/core/payroll'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export const proposalsQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'contractProposals'],
  queryFn: async ({ pageParam: before }) =>
    granted(await staffApi.agentContractDesk.proposals({ ...(before !== undefined && { before }) })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  ...DESK_OPTIONS,
})

export type ContractFilter = {
  readonly kind?: PayKind | undefined
  readonly state?: ContractState | undefined
  readonly agent: string
}

export const contractsQuery = ({ kind, state, agent }: ContractFilter) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'contracts', kind, state, agent],
    queryFn: async ({ pageParam: before }) =>
      granted(
        await staffApi.agentContractDesk.list({
          ...(kind !== undefined && { kind }),
          ...(state !== undefined && { state }),
          ...(agent !== '' && { agent }),
          ...(before !== undefined && { before }),
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...DESK_OPTIONS,
  })

/** The versions of the kind of a contract before one of them. Closed ones never change, so they are not asked for again. */
export const moreVersionsQuery = (id: string, before: number) =>
  infiniteQueryOptions({
    queryKey: ['contractVersions', id, before],
    queryFn: async ({ pageParam }) => granted(await staffApi.agentContractDesk.versions({ id, before: pageParam })),
    initialPageParam: before,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const proposalImpactQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'contractProposalImpact', id],
    queryFn: async () => granted(await staffApi.agentContractDesk.proposalImpact({ id })),
    ...DESK_OPTIONS,
  })

export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'contract', id],
    queryFn: async () => granted(await staffApi.agentContractDesk.read({ id })),
    ...DESK_OPTIONS,
  })
