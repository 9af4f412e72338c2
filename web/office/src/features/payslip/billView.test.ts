import { DECIDED_MAX } from '@ronda/contract'
import { expect, test } from 'vitest'
import { choosable, mayDecide } from './billView.ts'

test.each([
  ['one that waits', { state: 'awaiting_approval', isOwn: false }, true],
  ['one that waits and is paid to the same person', { state: 'awaiting_approval', isOwn: true }, false],
  ['one that was denied', { state: 'denied', isOwn: false }, false],
] as const)('staff decide about %s', (_name, bill, may) => {
  expect(mayDecide(bill)).toBe(may)
})

test('no more are chosen together than are decided at once', () => {
  const bill = (at: number) => ({ id: at, state: 'awaiting_approval', isOwn: at === 0 }) as const
  const bills = Array.from({ length: DECIDED_MAX + 20 }, (_, at) => bill(at))
  const all = choosable(bills)
  expect(all).toHaveLength(DECIDED_MAX)
  expect(all[0]?.id).toBe(1)
})
