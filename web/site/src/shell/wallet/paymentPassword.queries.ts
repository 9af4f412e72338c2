import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from './cashierKey.ts'

/** Whether there is a payment password, and how many attempts are left. */
export const paymentQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'payment'],
  queryFn: async () => granted(await api.paymentPassword.status()),
  meta: { isPrivate: true },
})
