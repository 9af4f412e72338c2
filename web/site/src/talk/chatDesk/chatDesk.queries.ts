import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../../api.ts'
import { DESK_KEY, DESK_LOOK } from '../../office/desk/desk.queries.ts'

export type ChatPile = 'reported' | 'all'

/** What was said at the tables, as staff see it. */
export const chatQuery = (pile: ChatPile) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'chat', pile],
    queryFn: async () => granted(await api.chatDesk.list({ pile })).list,
    ...DESK_LOOK,
  })
