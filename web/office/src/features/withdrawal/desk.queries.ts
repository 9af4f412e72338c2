import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { WithdrawalQueueName } from '@ronda/contract'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export function pileQuery(pile: WithdrawalQueueName) {
  return infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'withdrawals', pile],
    queryFn: async ({ pageParam: after }) =>
      granted(await staffApi.withdrawalDesk.queue({ pile, ...(after !== undefined && { after }) })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...DESK_OPTIONS,
  })
}

export function caseQuery(id: string) {
  return queryOptions({
    queryKey: [...DESK_KEY, 'withdrawal', id],
    queryFn: async () => granted(await staffApi.withdrawalDesk.one({ id })),
    ...DESK_OPTIONS,
  })
}
