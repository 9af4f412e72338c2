import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../../api.ts'
import { CASHIER_KEY } from '../../money/cashierKey.ts'

/** What the member has told. Papers change what may be changed, so it is asked again with them. */
export const profileQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'profile'],
  queryFn: async () => granted(await api.profile.read()),
  meta: { isPrivate: true },
})

export type Profile = Awaited<ReturnType<NonNullable<typeof profileQuery.queryFn>>>
