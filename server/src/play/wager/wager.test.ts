import { expect, test } from 'vitest'
import { decideWager, type WagerFacts } from './wager.ts'

const ADMITTED: WagerFacts<'game.bet_invalid'> = {
  mode: 'real',
  closed: undefined,
  state: 'open',
  form: undefined,
  isRealityDue: false,
}
const LAST = { id: 'a', atMs: 1_000 }
const PACE = { last: LAST, roundMsMin: 500, nowMs: 1_499, round: 'b' }

test.each([
  ['nothing is in the way', {}, undefined],
  ['the site is under maintenance', { closed: 'system.maintenance' }, 'system.maintenance'],
  ['the region is blocked', { closed: 'system.region' }, 'system.region'],
  ['the game is closed', { state: 'maintenance' }, 'game.maintenance'],
  ['the game is hidden', { state: 'hidden' }, 'game.maintenance'],
  ['the bet is invalid', { form: 'game.bet_invalid' }, 'game.bet_invalid'],
  ['a reality check is due', { isRealityDue: true }, 'limit.reality_due'],
  ['a reality check is due in free play', { isRealityDue: true, mode: 'free' }, undefined],
  ['the last round was too short ago', { pace: PACE }, { code: 'request.too_many', retryAfterMs: 1 }],
  ['the last round was long enough ago', { pace: { ...PACE, nowMs: 1_500 } }, undefined],
  ['the last round is asked for again', { pace: { ...PACE, round: 'a' } }, undefined],
  ['there was no round before', { pace: { ...PACE, last: undefined } }, undefined],
] as const)('when %s', (_, changed, refusal) => {
  expect(decideWager({ ...ADMITTED, ...changed })).toEqual(refusal)
})

test('of several reasons the one that a player cannot change comes first', () => {
  const reasons = [
    ['closed', 'system.region'],
    ['state', 'maintenance'],
    ['form', 'game.bet_invalid'],
    ['isRealityDue', true],
    ['pace', PACE],
  ] as const
  const refusals = reasons.map((_, from) => {
    const changed = Object.fromEntries(reasons.slice(from)) as Partial<typeof ADMITTED>
    return decideWager({ ...ADMITTED, ...changed })
  })
  expect(refusals).toEqual([
    'system.region',
    'game.maintenance',
    'game.bet_invalid',
    'limit.reality_due',
    { code: 'request.too_many', retryAfterMs: 1 },
  ])
})
