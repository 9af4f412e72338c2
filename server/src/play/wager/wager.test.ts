import { expect, test } from 'vitest'
import { decideWager, stakeRefusal, type WagerFacts } from './wager.ts'

const ADMITTED: WagerFacts<'game.bet_invalid'> = {
  mode: 'real',
  closed: undefined,
  state: 'open',
  form: undefined,
  stake: undefined,
  isRealityDue: false,
}
const TOO_LARGE = { code: 'bonus.stake_too_large', subject: { es: '5.00 USD', en: '5.00 USD' } } as const
const LAST = { id: 'a', atMs: 1_000 }
const PACE = { last: LAST, roundMsMin: 500, nowMs: 1_499, round: 'b' }

test.each([
  ['nothing is in the way', {}, undefined],
  ['the site is under maintenance', { closed: 'system.maintenance' }, 'system.maintenance'],
  ['the region is blocked', { closed: 'system.region' }, 'system.region'],
  ['the game is closed', { state: 'maintenance' }, 'game.maintenance'],
  ['the game is hidden', { state: 'hidden' }, 'game.maintenance'],
  ['the bet is invalid', { form: 'game.bet_invalid' }, 'game.bet_invalid'],
  ['the bonus allows less', { stake: TOO_LARGE }, TOO_LARGE],
  ['a reality check is due', { isRealityDue: true }, 'limit.reality_due'],
  ['a reality check is due in bonus play', { isRealityDue: true, mode: 'bonus' }, 'limit.reality_due'],
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
    ['stake', TOO_LARGE],
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
    TOO_LARGE,
    'limit.reality_due',
    { code: 'request.too_many', retryAfterMs: 1 },
  ])
})

test('a bonus allows stakes up to its largest, which the refusal names; own money has no such limit', () => {
  const bonus = { id: 'a', stakeMax: 550_000n, isStakeFixed: false, cash: 1 }
  expect(stakeRefusal({ currency: 'USD', bonus }, 550_000n)).toBeUndefined()
  const subject = { es: '5.50 USD', en: '5.50 USD' }
  expect(stakeRefusal({ currency: 'USD', bonus }, 550_001n)).toEqual({ code: 'bonus.stake_too_large', subject })
  expect(stakeRefusal({ currency: 'USD', bonus: null }, 10n ** 12n)).toBeUndefined()
})

test('a free spin has one stake: a larger and a smaller one are refused with it', () => {
  const bonus = { id: 'a', stakeMax: 20_000n, isStakeFixed: true, cash: 1 }
  expect(stakeRefusal({ currency: 'USD', bonus }, 20_000n)).toBeUndefined()
  const subject = { es: '0.20 USD', en: '0.20 USD' }
  for (const cost of [10_000n, 19_999n, 20_001n, 2_000_000n])
    expect(stakeRefusal({ currency: 'USD', bonus }, cost)).toEqual({ code: 'bonus.stake_fixed', subject })
})
