import { expect, test } from 'vitest'
import { frameAddress, TRIAL_ATOMS, trialTopUp } from './launch.ts'

test.each([
  [0n, TRIAL_ATOMS],
  [TRIAL_ATOMS / 10n - 1n, TRIAL_ATOMS - TRIAL_ATOMS / 10n + 1n],
  [TRIAL_ATOMS / 10n, 0n],
  [TRIAL_ATOMS * 3n, 0n],
])('a trial of %i gets %i more', (balance, more) => {
  expect(trialTopUp(balance)).toBe(more)
})

test('the token is in the fragment of the address', () => {
  const address = frameAddress({ token: 'a-b_c', game: 'FERIA_DE_LUZ', language: 'es', mode: 'free' })
  expect(address).toBe('/play/#token=a-b_c&game=FERIA_DE_LUZ&lang=es&mode=free')
})
