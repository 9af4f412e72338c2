import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export type AuditFilter = { readonly actor: string; readonly action: string; readonly subject: string }

export const NO_FILTER: AuditFilter = { actor: '', action: '', subject: '' }

/** An empty field matches everything. */
function askedOf(filter: AuditFilter): Partial<AuditFilter> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
}

export function auditLogQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'auditLog', filter],
    queryFn: async ({ pageParam: before }) =>
      granted(await staffApi.auditLog.list({ ...askedOf(filter), ...(before !== undefined && { before }) })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ list, hasMore }) => (hasMore ? list.at(-1)?.seq : undefined),
    ...DESK_OPTIONS,
  })
}

export const chainQuery = queryOptions({
  queryKey: [...DESK_KEY, 'chain'],
  queryFn: async () => granted(await staffApi.auditLog.chain()),
  ...DESK_OPTIONS,
})
