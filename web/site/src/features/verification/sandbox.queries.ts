import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import { api, granted } from '@ronda/base/call/api.ts'

/** The polling interval. Nothing is requested while the page is hidden. */
const REFRESH_MS = seconds(2)

export const sandboxQuery = (to: string) =>
  queryOptions({
    queryKey: ['sandbox', to],
    queryFn: async () => granted(await api.verificationSandbox.messages(to === '' ? {} : { to })),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  })

export type Message = Awaited<ReturnType<NonNullable<ReturnType<typeof sandboxQuery>['queryFn']>>>['messages'][number]
export type Failing = 'none' | 'rejected' | 'timeout'
