import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ExclusionQueue, ExclusionReason } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export type CaseFilter = { readonly queue: ExclusionQueue; readonly reason?: ExclusionReason | undefined }

/** Cases, newest first. */
export const casesQuery = ({ queue, reason }: CaseFilter) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'exclusions', queue, reason],
    queryFn: async ({ pageParam: before }) =>
      granted(
        await staffApi.exclusionDesk.list({
          queue,
          ...(reason !== undefined && { reason }),
          ...(before !== undefined && { before }),
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...DESK_OPTIONS,
  })

export const caseQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'exclusion', id, language],
    queryFn: async () => granted(await staffApi.exclusionDesk.read({ id, language })),
    ...DESK_OPTIONS,
  })
