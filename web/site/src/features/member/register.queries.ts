import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Refusal } from '@ronda/client/lazy'
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

/**
 * What a refusal says about the code of the address. A code that was rejected is not sent again. Where the page had not
 * shown the terms, because the check had failed or they have changed since, the code is checked again.
 */
export function followRefusal(queries: QueryClient, refusal: Refusal['code'], code: string | undefined): void {
  if (code === undefined) return
  const { queryKey } = affiliateQuery(code)
  if (refusal === 'agentLink.terms_unsigned') void queries.invalidateQueries({ queryKey })
  if (refusal === 'identity.affiliate_unknown') {
    queries.setQueryData(queryKey, { isValid: false, referral: null, link: null })
  }
}
