import { infiniteQueryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export const proposalsQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'agentProposals'],
  queryFn: async ({ pageParam: before }) =>
    granted(await staffApi.agentAccountDesk.proposals({ ...(before !== undefined && { before }) })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  ...DESK_OPTIONS,
})

/** `member` is a number or a complete name; all accounts where it is empty. */
export const accountsQuery = (member: string) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'agentAccounts', member],
    queryFn: async ({ pageParam: before }) =>
      granted(
        await staffApi.agentAccountDesk.accounts({
          ...(member !== '' && { member }),
          ...(before !== undefined && { before }),
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...DESK_OPTIONS,
  })
