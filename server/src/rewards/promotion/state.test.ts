import { PROMOTION_STATES, type PromotionState } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  deskStateOf,
  EDGES,
  edgeOf,
  eventDue,
  isFinal,
  stateOfOffer,
  type PromotionEvent,
  type Standing,
} from './state.ts'

const EVENTS = [...new Set(EDGES.map(({ event }) => event))]

// Who takes a promotion where, as the specification of its ten states has it.
test.each<[PromotionState, PromotionEvent, PromotionState | undefined]>([
  ['soon', 'start', 'join'],
  ['soon', 'end', 'close'],
  ['join', 'join', 'joined'],
  ['join', 'apply', 'applying'],
  ['applying', 'approve', 'joined'],
  ['applying', 'reject', 'rejected'],
  ['joined', 'begin', 'process'],
  ['joined', 'reach', 'claim'],
  ['process', 'reach', 'claim'],
  ['process', 'end', 'close'],
  ['claim', 'claim', 'claimed'],
  ['claim', 'end', 'close'],
  ['claimed', 'issue', 'issued'],
  ['applying', 'claim', undefined],
  ['joined', 'claim', undefined],
  ['claimed', 'claim', undefined],
  ['close', 'claim', undefined],
  ['rejected', 'approve', undefined],
  ['issued', 'end', undefined],
])('%s, %s: %s', (from, event, to) => {
  expect(edgeOf(from, event)?.to).toBe(to)
})

test('each of the ten states is reached, and three are final', () => {
  const reached = new Set(['soon', ...EDGES.map(({ to }) => to)])
  expect([...reached].toSorted()).toEqual([...PROMOTION_STATES].toSorted())
  expect(PROMOTION_STATES.filter(isFinal)).toEqual(['issued', 'rejected', 'close'])
})

test('an event leads from a state to one other, and by one actor', () => {
  for (const from of PROMOTION_STATES) {
    for (const event of EVENTS) {
      expect(EDGES.filter((edge) => edge.from === from && edge.event === event).length).toBeLessThan(2)
    }
  }
  expect(EDGES.filter(({ event }) => event === 'claim' || event === 'join').map(({ by }) => by)).toEqual([
    'member',
    'member',
  ])
})

const window = { isClosed: false, fromMs: 10, untilMs: 20 }
test.each([
  [9, 'soon'],
  [10, 'join'],
  [19, 'join'],
  [20, 'close'],
])('at %i it is %s', (nowMs, state) => {
  expect(stateOfOffer(window, nowMs)).toBe(state)
  expect(stateOfOffer({ ...window, isClosed: true }, nowMs)).toBe('close')
})

test('whatever happens, it settles: no state has something due for ever', () => {
  const flag = fc.boolean()
  const standing = fc.record({
    hasBegun: flag,
    isReached: flag,
    isOver: flag,
    isLate: flag,
    isPaid: flag,
    isLost: flag,
  })
  fc.assert(
    fc.property(fc.constantFrom(...PROMOTION_STATES), standing, (from, given: Standing) => {
      let state = from
      for (let steps = 0; steps < PROMOTION_STATES.length; steps += 1) {
        const event = eventDue(state, given)
        if (event === undefined) return true
        const edge = edgeOf(state, event)
        if (edge === undefined || edge.by === 'member') return false
        state = edge.to
      }
      return false
    }),
  )
})

test.each([
  [false, null, 19, 'proposed'],
  [false, false, 19, 'refused'],
  [false, true, 19, 'published'],
  [false, true, 20, 'over'],
  [true, true, 19, 'closed'],
  [true, null, 20, 'closed'],
])('on the desk, closed %s and published %s at %i is %s', (isClosed, isPublished, nowMs, state) => {
  expect(deskStateOf({ isClosed, isPublished, untilMs: 20 }, nowMs)).toBe(state)
})
