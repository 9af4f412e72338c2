import { expect, test } from 'vitest'
import { callElsewhere } from './elsewhere.ts'

test('a function of another room answers from its own thread, exact numbers included', async () => {
  const money = { atoms: 12_345_678_901_234_567_890n, currency: 'USD' }
  const answer = await callElsewhere({ module: '@ronda/core', name: 'makeDecimal', argument: money })
  expect(answer).toBe('123456789012345.67890')
})

test('what breaks there is heard here', async () => {
  await expect(callElsewhere({ module: '@ronda/core', name: 'makeDecimal', argument: null })).rejects.toThrow('null')
})
