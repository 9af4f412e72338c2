import { expect, test } from 'vitest'
import { callInThread } from './callInThread.ts'

test('a function of another package runs in its own thread, with exact numbers', async () => {
  const money = { atoms: 12_345_678_901_234_567_890n, currency: 'USD' }
  const answer = await callInThread({ module: '@ronda/core', name: 'makeDecimal', argument: money })
  expect(answer).toBe('123456789012345.67890')
})

test('an error in the thread rejects the call', async () => {
  await expect(callInThread({ module: '@ronda/core', name: 'makeDecimal', argument: null })).rejects.toThrow('null')
})
