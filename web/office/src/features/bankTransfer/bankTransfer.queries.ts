import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { BankPayoutQueue, BankTransferQueue } from '@ronda/contract'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

type Page = { readonly list: readonly { readonly seq: number }[]; readonly hasMore: boolean }

const nextOf = ({ list, hasMore }: Page): string | undefined => (hasMore ? String(list.at(-1)?.seq ?? '') : undefined)

/** Deposits by bank transfer of a queue, page by page, or the one with a reference. */
export const transfersQuery = (queue: BankTransferQueue, reference: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'bankTransfers', queue, reference ?? ''],
    initialPageParam: '',
    queryFn: async ({ pageParam }) =>
      granted(
        await staffApi.bankTransferDesk.transfers({
          queue,
          ...(pageParam !== '' && { before: pageParam }),
          ...(reference !== undefined && { reference }),
        }),
      ),
    getNextPageParam: nextOf,
    ...DESK_OPTIONS,
  })

export const transferQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'bankTransfer', id],
    queryFn: async () => granted(await staffApi.bankTransferDesk.transfer({ id })),
    ...DESK_OPTIONS,
  })

/** Payouts by hand of a queue, page by page. */
export const payoutsQuery = (queue: BankPayoutQueue) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'bankPayouts', queue],
    initialPageParam: '',
    queryFn: async ({ pageParam }) =>
      granted(await staffApi.bankTransferDesk.payouts(pageParam === '' ? { queue } : { queue, after: pageParam })),
    getNextPageParam: nextOf,
    ...DESK_OPTIONS,
  })

export const payoutQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'bankPayout', id],
    queryFn: async () => granted(await staffApi.bankTransferDesk.payout({ id })),
    ...DESK_OPTIONS,
  })

/** Where a payout goes, in full: each read is logged, so it is fetched once. */
export const payeeQuery = (id: string) =>
  queryOptions({
    queryKey: ['bankPayee', id],
    queryFn: async () => granted(await staffApi.bankTransferDesk.payee({ id })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isPrivate: true },
  })
