import { expect, test } from 'vitest'
import { openLog } from '../../platform/log/log.ts'
import { countReadable } from './desk.routes.ts'

test('a queue that cannot be counted is left out, and the others are counted one after the other', async () => {
  let running = 0
  const counter = (waiting: number) => async () => {
    running += 1
    expect(running).toBe(1)
    await Promise.resolve()
    running -= 1
    return waiting
  }
  const counters = {
    withdrawals: counter(3),
    documents: () => Promise.reject(new Error('no connection')),
    deposits: counter(5),
  }
  expect(await countReadable(counters, openLog('silent'))).toEqual(
    expect.arrayContaining([
      { queue: 'withdrawals', waiting: 3 },
      { queue: 'deposits', waiting: 5 },
    ]),
  )
  expect(await countReadable(counters, openLog('silent'))).toHaveLength(2)
})
