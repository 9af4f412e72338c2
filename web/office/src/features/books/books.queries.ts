import { queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export const booksQuery = queryOptions({
  queryKey: [...DESK_KEY, 'books'],
  queryFn: async () => granted(await staffApi.books.audit()),
  ...DESK_OPTIONS,
})
