import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export const failuresQuery = queryOptions({
  queryKey: [...DESK_KEY, 'failures'],
  queryFn: async () => granted(await api.failures.list()),
  ...DESK_OPTIONS,
})
