import { PROMOTION_STATES, type Promotion } from '@ronda/contract'
import { expect, test } from 'vitest'
import { linkedIn, percentOf, shownIn, tabOf, TABS, toneOf } from './promotionView.ts'

const own: Promotion['own'] = {
  id: '0197a000-0000-7000-8000-000000000001',
  endsAtMs: null,
  claimUntilMs: null,
  amount: 100_000n,
  lines: [],
  progress: null,
  note: null,
  history: [],
}

test('every promotion is in one list', () => {
  expect(PROMOTION_STATES.map((state) => tabOf({ state, own: null }))).toContain('open')
  expect(tabOf({ state: 'soon', own: null })).toBe('open')
  expect(tabOf({ state: 'claim', own })).toBe('mine')
  for (const state of ['issued', 'rejected', 'close'] as const) expect(tabOf({ state, own })).toBe('past')
})

test('a list has what is chosen', () => {
  const list = [
    { state: 'join', kind: 'code', own: null },
    { state: 'join', kind: 'mission', own: null },
    { state: 'claim', kind: 'code', own },
  ] as const
  expect(shownIn(list, 'open', 'any')).toHaveLength(2)
  expect(shownIn(list, 'open', 'code')).toHaveLength(1)
  expect(TABS.flatMap((tab) => shownIn(list, tab, 'any'))).toHaveLength(list.length)
})

test('a rejection looks different from money to claim', () => {
  expect(toneOf('rejected')).toBe('bad')
  expect(toneOf('claim')).toBe('good')
})

test.each([
  [0n, 10n, 0],
  [5n, 10n, 50],
  [12n, 10n, 100],
  [0n, 0n, 100],
])('%s of %s is %s per cent', (done, goal, percent) => {
  expect(percentOf(done, goal)).toBe(percent)
})

test('a link leads to a promotion, or to those of a kind', () => {
  const list = [
    { id: 'a', state: 'join', kind: 'code', own: null },
    { id: 'b', state: 'join', kind: 'mission', own: null },
    { id: 'c', state: 'join', kind: 'mission', own: null },
    { id: 'd', state: 'issued', kind: 'birthday', own },
  ] as const
  const [code, , , birthday] = list
  expect(linkedIn(list, 'd')).toEqual({ promotion: birthday, kind: 'any', tab: 'past' })
  expect(linkedIn(list, 'code')).toEqual({ promotion: code, kind: 'code', tab: 'open' })
  expect(linkedIn(list, 'mission')).toEqual({ promotion: undefined, kind: 'mission', tab: 'open' })
  expect(linkedIn(list, 'birthday')).toMatchObject({ kind: 'birthday', tab: 'past' })
  for (const link of ['social', 'x', undefined])
    expect(linkedIn(list, link)).toEqual({ promotion: undefined, kind: 'any', tab: undefined })
})
