import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export const booksQuery = queryOptions({
  queryKey: [...DESK_KEY, 'books'],
  queryFn: async () => granted(await api.books.audit()),
  ...DESK_OPTIONS,
})
