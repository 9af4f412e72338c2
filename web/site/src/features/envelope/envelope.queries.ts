import { queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Others take shares too. */
const AGAIN_MS = seconds(20)

export const envelopesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'envelopes', language],
    async queryFn() {
      const info = granted(await api.envelopes.list({ language }))
      // The server's clock decides: the countdown follows it, whatever this device's clock says.
      return { ...info, aheadMs: info.nowMs - Date.now() }
    },
    refetchInterval: AGAIN_MS,
    meta: { isPrivate: true },
  })

export type EnvelopesInfo = Awaited<ReturnType<NonNullable<ReturnType<typeof envelopesQuery>['queryFn']>>>
