import { expect, test } from 'vitest'
import { leftOf, partsShown } from './timeLeft.ts'

test.each([
  [0, [0, 0, 0, 0], ['minutes', 'seconds']],
  [59, [0, 0, 0, 59], ['minutes', 'seconds']],
  [3_661, [0, 1, 1, 1], ['hours', 'minutes', 'seconds']],
  [90_061, [1, 1, 1, 1], ['days', 'hours', 'minutes']],
])('%i seconds', (seconds, [days, hours, minutes, rest], parts) => {
  const left = leftOf(seconds)
  expect(left).toEqual({ days, hours, minutes, seconds: rest })
  expect(partsShown(left)).toEqual(parts)
})
