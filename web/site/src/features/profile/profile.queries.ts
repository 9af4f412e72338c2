import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** The member's profile. Documents change which fields are editable, so it is invalidated with them. */
export const profileQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'profile'],
  queryFn: async () => granted(await api.profile.read()),
  meta: { isPrivate: true },
})

export type Profile = Awaited<ReturnType<NonNullable<typeof profileQuery.queryFn>>>
