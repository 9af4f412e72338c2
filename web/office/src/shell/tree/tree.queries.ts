import { queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../desk/desk.queries.ts'

/** `member` is a number or a name. */
export const lineQuery = (member: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'tree', member],
    queryFn: async () => granted(await staffApi.treeDesk.line({ member })),
    ...DESK_OPTIONS,
  })
