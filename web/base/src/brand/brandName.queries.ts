import { queryOptions, useQuery } from '@tanstack/react-query'
import { statusQuery } from './status.queries.ts'

/** Apart from the status, which says things about the caller and is never in a page rendered on the server. */
export const brandNameQuery = queryOptions({
  queryKey: ['brandName'],
  queryFn: async ({ client }) => (await client.query({ ...statusQuery, staleTime: 'static' })).brandName,
  staleTime: 'static',
})

/** The name of the brand whose site this is; empty until the server has said it. */
export const useBrandName = (): string => useQuery(brandNameQuery).data ?? ''
