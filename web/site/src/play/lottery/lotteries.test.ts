import { expect, test } from 'vitest'
import { lotteryOf } from './lotteries.ts'

test.each([
  ['/lottery', 'title'],
  ['/seaLottery', 'sea'],
  ['/vnLottery', 'vn'],
  ['/vnlottery', 'title'],
])('%s is called %s', (path, name) => {
  expect(lotteryOf(path)).toBe(name)
})
