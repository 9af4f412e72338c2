import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { affiliateQuery, followRefusal } from './register.queries.ts'

const CODE = '0abcdefghj'

/** A page on which a code was checked without success: here there is no server. */
async function failedCheck() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new QueryObserver(queries, affiliateQuery(CODE))
  const stop = observer.subscribe(() => {})
  const attempts = () => queries.getQueryState(affiliateQuery(CODE).queryKey)?.errorUpdateCount
  await expect.poll(attempts).toBe(1)
  return { queries, attempts, stop }
}

test('terms that the page has not shown are asked for again', async () => {
  const { queries, attempts, stop } = await failedCheck()
  followRefusal(queries, 'agentLink.terms_unsigned', CODE)
  await expect.poll(attempts).toBe(2)
  stop()
})

test('a code that was rejected is not asked for again, and is known to be invalid', async () => {
  const { queries, attempts, stop } = await failedCheck()
  followRefusal(queries, 'identity.affiliate_unknown', CODE)
  expect(queries.getQueryData(affiliateQuery(CODE).queryKey)).toMatchObject({ isValid: false, link: null })
  // A second check would have begun already.
  expect(queries.getQueryState(affiliateQuery(CODE).queryKey)?.fetchStatus).toBe('idle')
  expect(attempts()).toBe(1)
  stop()
})
