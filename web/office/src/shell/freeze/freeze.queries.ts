import { queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../desk/desk.queries.ts'

/** `member` is a number or a name. */
export const freezesQuery = (member: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'freezes', member],
    queryFn: async () => granted(await staffApi.freezes.list({ member })).freezes,
    ...DESK_OPTIONS,
  })
