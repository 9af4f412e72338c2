import { expect, test } from 'vitest'
import { lockScore } from './lockScore.ts'

const BARE = { hasAuthenticator: false, passkeys: [], mobile: null, isEmailProven: false }

test.each([
  [BARE, 1, 'weak'],
  [{ ...BARE, mobile: '+52 ••••78' }, 2, 'fair'],
  [{ ...BARE, mobile: '+52 ••••78', isEmailProven: true }, 3, 'fair'],
  [{ ...BARE, hasAuthenticator: true }, 2, 'fair'],
  [{ ...BARE, passkeys: [1], mobile: '+52 ••••78' }, 3, 'good'],
  [{ hasAuthenticator: true, passkeys: [1, 2], mobile: '+52 ••••78', isEmailProven: true }, 5, 'good'],
] as const)('%j has %d of 5 points and is %s', (locks, done, rating) => {
  expect(lockScore(locks)).toEqual({ done, all: 5, rating })
})
