import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'

export const vendorQuery = queryOptions({
  queryKey: ['sandboxVendor'],
  queryFn: async () => granted(await api.vendorSandbox.look()),
  meta: { isPrivate: true },
})

export type VendorState = Awaited<ReturnType<NonNullable<typeof vendorQuery.queryFn>>>
