import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { BRAND_KEY } from '@ronda/base/brand/brand.queries.ts'

/** The current settings of the register form. */
export const registerSettingsQuery = queryOptions({
  queryKey: [...BRAND_KEY, 'register'],
  queryFn: async () => granted(await api.brand.registerSettings()),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether the referral code of an address exists. */
export function affiliateQuery(code: string | undefined) {
  return queryOptions({
    queryKey: ['affiliate', code],
    enabled: code !== undefined,
    queryFn: async () =>
      granted(await api.member.affiliate({ code: code ?? '', domain: globalThis.location.hostname })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The page has not shown the terms of the link: the check of its code had failed, or they have changed since. */
export const readTermsAgain = (queries: QueryClient, code: string | undefined): Promise<void> =>
  queries.invalidateQueries({ queryKey: affiliateQuery(code).queryKey })

/** The server has rejected the code of the link: the next attempt goes without it, or with another one. */
export function rejectCode(queries: QueryClient, code: string | undefined): void {
  if (code !== undefined) {
    queries.setQueryData(affiliateQuery(code).queryKey, { isValid: false, referral: null, link: null })
  }
}
