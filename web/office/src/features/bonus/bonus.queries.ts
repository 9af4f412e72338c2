import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { BonusDraft } from '@ronda/contract'
import { seconds } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

/** The fund is the same on every page; the proposals go on. */
export const bonusProposalsQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'bonuses'],
  queryFn: async ({ pageParam: before }) =>
    granted(await staffApi.bonusDesk.list({ ...(before !== undefined && { before }) })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  ...DESK_OPTIONS,
})

const COMPUTED_MS = seconds(2)

const keyOf = (draft: BonusDraft): string =>
  JSON.stringify(draft, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** The terms of a draft and what it costs; asked again while that is being simulated. */
export const previewQuery = (draft: BonusDraft, language: Language) =>
  queryOptions({
    queryKey: ['bonusPreview', keyOf(draft), language],
    queryFn: async () => granted(await staffApi.bonusDesk.preview({ draft, language })),
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? COMPUTED_MS : false),
    meta: { isPrivate: true },
  })
