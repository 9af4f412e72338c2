import { BONUS_ENDS, BONUS_STATES } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EDGES, END_OF, endCauseOf, isOver, isPossible, isRunning, splitOf, type ActiveFacts } from './life.ts'

test('every state is reached, and every state that is not an end is left', () => {
  const reached = new Set(EDGES.map(({ to }) => to))
  const left = new Set(EDGES.map(({ from }) => from))
  for (const state of BONUS_STATES) {
    expect(reached.has(state)).toBe(true)
    expect(left.has(state)).toBe(!isOver(state))
  }
})

test('no edge leads out of an end, and each end of an active bonus goes through its settlement', () => {
  expect(EDGES.filter(({ from }) => from !== undefined && isOver(from))).toEqual([])
  for (const { from, to } of EDGES) if (from === 'active') expect(to).toBe('ending')
  expect(EDGES.filter(({ from }) => from === 'ending').map(({ to }) => to)).toEqual(
    expect.arrayContaining(Object.values(END_OF)),
  )
})

test.each([
  ['a member cannot complete a bonus', 'active', 'completed', 'target', 'member'],
  ['a member cannot say that time is up', 'active', 'ending', 'timeUp', 'member'],
  ['staff cannot cancel a running bonus', 'active', 'ending', 'cancelled', 'staff'],
  ['a bonus does not start without its turn', 'offered', 'active', 'paid', 'house'],
] as const)('%s', (_name, from, to, cause, by) => {
  expect(isPossible({ from, to, cause, by })).toBe(false)
})

const facts: ActiveFacts = {
  progress: 0n,
  target: 100n,
  stakeMin: 10n,
  expiresAtMs: 1_000,
  balance: 50n,
  isOpen: false,
}

test.each<[string, Partial<ActiveFacts>, number, string | undefined]>([
  ['it goes on', {}, 999, undefined],
  ['at the very moment its time is up', {}, 1_000, 'timeUp'],
  ['the target is reached', { progress: 100n }, 0, 'target'],
  ['the target is reached by a bet that was settled after the time', { progress: 100n }, 2_000, 'target'],
  ['the time is up, but a bet is open', { isOpen: true }, 2_000, undefined],
  ['nothing that can be played is left', { balance: 9n }, 0, 'nothingLeft'],
  ['just enough is left', { balance: 10n }, 0, undefined],
  ['nothing is left, but a bet is open', { balance: 0n, isOpen: true }, 0, undefined],
  ['the last bet reached the target and left nothing', { balance: 0n, progress: 100n }, 0, 'target'],
])('%s', (_name, over, nowMs, cause) => {
  expect(endCauseOf({ ...facts, ...over }, nowMs)).toBe(cause)
})

test('whatever the end, what is there goes somewhere, whole', () => {
  const ends = fc.constantFrom(...BONUS_ENDS)
  fc.assert(
    fc.property(ends, fc.bigInt({ min: 0n, max: 10n ** 12n }), (end, balance) => {
      const { toCash, toFund } = splitOf(end, balance)
      expect(toCash + toFund).toBe(balance)
      expect(end === 'completed' ? toFund : toCash).toBe(0n)
    }),
  )
})

test('of the running states a member has one', () => {
  expect(BONUS_STATES.filter(isRunning)).toEqual(['starting', 'active', 'ending'])
})
