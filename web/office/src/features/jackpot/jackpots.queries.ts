import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

/** Every pool of the brand, in every currency. */
export const poolsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'jackpots'],
  queryFn: async () => granted(await api.jackpot.desk()).list,
  ...DESK_OPTIONS,
})

export type DeskPool = Awaited<ReturnType<NonNullable<(typeof poolsQuery)['queryFn']>>>[number]
