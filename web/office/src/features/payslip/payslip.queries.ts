import { infiniteQueryOptions } from '@tanstack/react-query'
import type { BillQueue } from '@ronda/contract'
import type { PayKind } from '@ronda/core/payroll'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export type BillFilter = { readonly queue: BillQueue; readonly kind?: PayKind | undefined; readonly agent: string }

/** What is owed to agents, newest first. */
export const billsQuery = ({ queue, kind, agent }: BillFilter) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'payBills', queue, kind, agent],
    queryFn: async ({ pageParam: before }) =>
      granted(
        await staffApi.payslipDesk.bills({
          queue,
          ...(kind !== undefined && { kind }),
          ...(agent !== '' && { agent }),
          ...(before !== undefined && { before }),
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...DESK_OPTIONS,
  })

/** The runs so far, newest first, with what is due, the fund, and what is owed. */
export const runsQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'payRuns'],
  queryFn: async ({ pageParam: before }) =>
    granted(await staffApi.payslipDesk.runs(before === undefined ? {} : { before })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  ...DESK_OPTIONS,
})
