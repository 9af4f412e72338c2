import { DECIDED_MAX } from '@ronda/contract'
import { expect, test } from 'vitest'
import { billFilterOf, choosable, keptFilter, mayDecide } from './billView.ts'

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

test.each([
  [{ queue: 'awaiting', kind: undefined, agent: '' }],
  [{ queue: 'owed', kind: 'dividend', agent: 'agente' }],
] as const)('the filters %o are found again in the address', (filter) => {
  expect(billFilterOf(keptFilter(filter))).toEqual(filter)
})

test('an address with words that are no filter shows what waits', () => {
  expect(billFilterOf({ list: 'x', kind: 'y' })).toEqual({ queue: 'awaiting', kind: undefined, agent: '' })
})
