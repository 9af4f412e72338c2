import { queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export type ChatPile = 'reported' | 'all'

/** Chat messages of the tables, for staff. */
export const chatQuery = (pile: ChatPile) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'chat', pile],
    queryFn: async () => granted(await staffApi.chatDesk.list({ pile })).list,
    ...DESK_OPTIONS,
  })
