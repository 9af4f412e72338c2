import { expect, test } from 'vitest'
import { afterFailure, coverAddress, DEFAULT_COVER } from './cover.ts'

test.each([
  ['/art/cover/A_rx2.webp?v=1', ['/art/cover/A_rx2.webp?v=1', '/art/cover/A_rx2.webp?v=1&again=1', DEFAULT_COVER]],
  ['/art/cover/A_rx2.webp', ['/art/cover/A_rx2.webp', '/art/cover/A_rx2.webp?again=1', DEFAULT_COVER]],
])('%s is requested twice, then the default cover is shown', (iconUrl, addresses) => {
  const [first, again, last] = ['first' as const, afterFailure('first'), afterFailure(afterFailure('first'))]
  expect([first, again, last].map((state) => coverAddress(iconUrl, state))).toEqual(addresses)
  expect(afterFailure(last)).toBe('fallback')
})
