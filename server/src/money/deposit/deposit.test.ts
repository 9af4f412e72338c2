import { DEPOSIT_REASONS, type DepositState } from '@ronda/contract'
import { expect, test } from 'vitest'
import type { ChargeState } from '../provider/provider.ts'
import { decideAmount, decideVerdict, maskName, nextPollMs, parseCashCode, type Verdict } from './deposit.ts'

const UNIT = 100_000n
const card = { way: 'card', enabled: true, min: 10, max: 5_000, feePermille: 0, minutes: 1 } as const

// Only the first refusal that applies is returned, so each row also breaks every rule below it.
test.each([
  [undefined, -1n, 'EUR', 'deposit.way_closed'],
  [{ ...card, enabled: false }, -1n, 'EUR', 'deposit.way_closed'],
  [card, -1n, 'EUR', 'deposit.other_currency'],
  [card, -1n, 'USD', 'deposit.amount_invalid'],
  [card, 0n, undefined, 'deposit.amount_invalid'],
  [card, 1n, undefined, 'deposit.decimals'],
  [card, 10n * UNIT - 1_000n, undefined, 'deposit.below_min'],
  [card, 5_000n * UNIT + 1_000n, undefined, 'deposit.above_max'],
  [card, 10n * UNIT, 'USD', 'ok'],
  [card, 5_000n * UNIT, 'USD', 'ok'],
] as const)('policy %j: %s atoms in %s is %s', (policy, amount, currency, expected) => {
  const decided = decideAmount(policy, { amount, currency }, 'USD')
  expect(decided.ok ? 'ok' : decided.error).toBe(expected)
})

test('a currency without minor units takes whole units only', () => {
  expect(decideAmount(card, { amount: 10n * UNIT + 50_000n, currency: 'CLP' }, 'CLP')).toMatchObject({
    error: 'deposit.decimals',
  })
})

const STATES: readonly DepositState[] = [
  'asked',
  'waiting',
  'confirmed',
  'credited',
  'failed',
  'cancelled',
  'expired',
  'reversed',
  'owed',
  'returned',
]

const seen = (
  state: ChargeState['state'],
  paid = state === 'waiting' || state === 'failed' ? 0n : 5n,
): ChargeState => ({
  state,
  paid,
  currency: 'USD',
})

// The verdict by state: rows are the state of the deposit, columns the state that the provider reports.
// oxfmt-ignore
const TABLE: Readonly<Record<DepositState, Readonly<Record<ChargeState['state'], Verdict['does']>>>> = {
  asked:     { waiting: 'nothing', paid: 'confirm', failed: 'fail',    reversed: 'fail' },
  waiting:   { waiting: 'nothing', paid: 'confirm', failed: 'fail',    reversed: 'fail' },
  confirmed: { waiting: 'credit',  paid: 'credit',  failed: 'undo',    reversed: 'undo' },
  credited:  { waiting: 'nothing', paid: 'nothing', failed: 'correct', reversed: 'correct' },
  failed:    { waiting: 'nothing', paid: 'confirm', failed: 'nothing', reversed: 'nothing' },
  cancelled: { waiting: 'nothing', paid: 'confirm', failed: 'nothing', reversed: 'nothing' },
  expired:   { waiting: 'nothing', paid: 'confirm', failed: 'nothing', reversed: 'nothing' },
  reversed:  { waiting: 'nothing', paid: 'correct', failed: 'nothing', reversed: 'nothing' },
  owed:      { waiting: 'nothing', paid: 'correct', failed: 'correct', reversed: 'correct' },
  returned:  { waiting: 'nothing', paid: 'correct', failed: 'nothing', reversed: 'nothing' },
}

type DepositStanding = Parameters<typeof decideVerdict>[0]

/** Of a payment of five: what was credited in each state, what we kept, and what was returned. */
function standingIn(state: DepositState): DepositStanding {
  const unpaid: DepositStanding = {
    state,
    currency: 'USD',
    paid: null,
    toReturn: 0n,
    returned: 0n,
    kept: null,
    standing: null,
  }
  const paid = { ...unpaid, paid: 5n, kept: 5n, standing: 5n }
  if (state === 'credited') return paid
  if (state === 'owed') return { ...paid, kept: 0n }
  if (state === 'reversed') return { ...paid, kept: 0n, standing: 0n }
  return state === 'returned' ? { ...paid, toReturn: 5n, returned: 5n, kept: 0n, standing: 0n } : unpaid
}

test.each(STATES)('a deposit in state %s follows each state that the provider reports', (state) => {
  for (const said of ['waiting', 'paid', 'failed', 'reversed'] as const) {
    expect(`${said}: ${decideVerdict(standingIn(state), seen(said)).does}`).toBe(`${said}: ${TABLE[state][said]}`)
  }
})

test('nothing is confirmed without money, or with money of another currency', () => {
  const waiting = standingIn('waiting')
  expect(decideVerdict(waiting, seen('paid', 0n))).toEqual({ does: 'nothing' })
  expect(decideVerdict({ ...waiting, currency: 'EUR' }, seen('paid'))).toEqual({ does: 'fail', reason: 'currency' })
})

const half = { ...standingIn('credited'), toReturn: 2n, kept: 5n, standing: 3n }

// oxfmt-ignore
test.each<[string, DepositStanding, Partial<ChargeState>, Verdict]>([
  ['a part was not refunded yet', half, {}, { does: 'correct', paid: 5n, kept: 5n }],
  ['it was refunded, and we have not recorded it', half, { left: 3n }, { does: 'correct', paid: 5n, kept: 3n }],
  ['it was refunded, and we have recorded it', { ...half, kept: 3n, returned: 2n }, { left: 3n }, { does: 'nothing' }],
  ['some more was taken back', { ...half, kept: 3n, returned: 2n }, { left: 1n }, { does: 'correct', paid: 5n, kept: 1n }],
  ['a second payment', standingIn('credited'), { paid: 9n }, { does: 'correct', paid: 9n, kept: 9n }],
  ['a second payment of another currency', standingIn('credited'), { paid: 9n, currency: 'EUR' }, { does: 'nothing' }],
  ['a second payment after all was returned', standingIn('returned'), { paid: 9n, left: 4n }, { does: 'confirm', paid: 9n }],
  ['less was paid than the provider reported before', standingIn('credited'), { paid: 4n }, { does: 'correct', paid: 5n, kept: 4n }],
])('%s', (_what, deposit, change, verdict) => {
  expect(decideVerdict(deposit, { ...seen('paid'), ...change })).toEqual(verdict)
})

test('polls are frequent at first, then rarer, and at most an hour apart', () => {
  expect(nextPollMs(0, 0)).toBe(60_000)
  expect(nextPollMs(0, 3_600_000)).toBe(3_600_000 + 900_000)
  expect(nextPollMs(0, 86_400_000)).toBe(86_400_000 + 3_600_000)
})

test.each([
  ['ABCD2345', 'ABCD2345'],
  ['abcd-2345', 'ABCD2345'],
  [' abcd 2345 ', 'ABCD2345'],
  ['ABCD234', undefined],
  ['ABCD23455', undefined],
  ['ABCD234O', undefined],
  ['', undefined],
])('the cash code %j is parsed as %s', (typed, code) => {
  expect(parseCashCode(typed)).toBe(code)
})

test('a masked name is recognisable to its owner only', () => {
  expect([maskName('demo'), maskName('ana1234567'), maskName('li')]).toEqual(['d••o', 'an••••••67', 'l••i'])
})

test('there are several deposit reasons', () => {
  expect(DEPOSIT_REASONS.length).toBeGreaterThan(3)
})
