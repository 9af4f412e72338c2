import { DEPOSIT_REASONS, type DepositState } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChargeState } from '../provider/provider.ts'
import { correctionOf, stateOf } from './correct.ts'
import { decideAmount, decideLook, maskName, nextLookMs, parseCashCode, type Verdict } from './deposit.ts'

const UNIT = 100_000n
const card = { way: 'card', enabled: true, min: 10, max: 5_000, feePermille: 0, minutes: 1 } as const

// The first refusal that applies is the one the member hears, so each row also breaks every rule below it.
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

test('a currency without coins takes whole units only', () => {
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
]

const seen = (
  state: ChargeState['state'],
  paid = state === 'waiting' || state === 'failed' ? 0n : 5n,
): ChargeState => ({
  state,
  paid,
  currency: 'USD',
})

// What each state makes of the provider's word: rows are where the deposit stands, columns what the provider says.
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
}

/** What the member was given, in each state, of a payment of five. */
const standingIn = (state: DepositState): bigint | null =>
  state === 'credited' || state === 'owed' ? 5n : state === 'reversed' ? 0n : null

test.each(STATES)('%s, whatever the provider says', (state) => {
  for (const said of ['waiting', 'paid', 'failed', 'reversed'] as const) {
    expect(`${said}: ${decideLook({ state, currency: 'USD', standing: standingIn(state) }, seen(said)).does}`).toBe(
      `${said}: ${TABLE[state][said]}`,
    )
  }
})

test('nothing is confirmed without money, or with money of another currency', () => {
  const waiting = { state: 'waiting', currency: 'EUR', standing: null } as const
  expect(decideLook({ ...waiting, currency: 'USD' }, seen('paid', 0n))).toEqual({ does: 'nothing' })
  expect(decideLook(waiting, seen('paid'))).toEqual({ does: 'fail', reason: 'currency' })
})

/** Does to a deposit what the actions do with a verdict, on paper; `cash` is what the member has. */
function follow(
  deposit: { state: DepositState; paid: bigint; standing: bigint; cash: bigint },
  verdict: Verdict,
): void {
  if (verdict.does === 'confirm') Object.assign(deposit, { state: 'confirmed', paid: verdict.paid })
  if (verdict.does === 'fail') deposit.state = 'failed'
  if (verdict.does === 'confirm' || verdict.does === 'credit') {
    deposit.state = 'credited'
    deposit.cash += deposit.paid
    deposit.standing = deposit.paid
  }
  if (verdict.does === 'undo') deposit.state = 'failed'
  if (verdict.does !== 'correct') return
  const correction = correctionOf(deposit.standing, verdict.kept, deposit.cash)
  deposit.cash += correction
  deposit.standing += correction
  deposit.state = stateOf(deposit.standing, verdict.kept)
}

test('however often and in whatever order the provider is asked, money is credited once and never below zero', () => {
  // A charge goes one way: it waits, then it is paid or fails; what was paid may be taken back.
  const life = fc.constantFrom<readonly ChargeState['state'][]>(
    ['waiting', 'failed'],
    ['waiting', 'paid'],
    ['waiting', 'paid', 'reversed'],
  )
  const looks = fc.array(fc.record({ step: fc.nat(2), spends: fc.bigInt(0n, 6n) }), { maxLength: 30 })
  fc.assert(
    fc.property(life, looks, (states, asked) => {
      const deposit = { state: 'waiting' as DepositState, paid: 0n, standing: 0n, cash: 0n }
      let spent = 0n
      let at = 0
      for (const { step, spends } of asked) {
        // Time only moves forward, but the same state may be heard of many times.
        at = Math.max(at, Math.min(step, states.length - 1))
        follow(deposit, decideLook({ ...deposit, currency: 'USD' }, seen(states[at] ?? 'waiting')))
        const taken = spends < deposit.cash ? spends : deposit.cash
        deposit.cash -= taken
        spent += taken
        const has = deposit.cash + spent
        expect(deposit.cash).toBeGreaterThanOrEqual(0n)
        expect(has).toBe(deposit.standing)
        if (deposit.state === 'credited') expect(has).toBe(5n)
      }
    }),
  )
})

test('asked again often at first, then less, and never after more than an hour', () => {
  expect(nextLookMs(0, 0)).toBe(60_000)
  expect(nextLookMs(0, 3_600_000)).toBe(3_600_000 + 900_000)
  expect(nextLookMs(0, 86_400_000)).toBe(86_400_000 + 3_600_000)
})

test.each([
  ['ABCD2345', 'ABCD2345'],
  ['abcd-2345', 'ABCD2345'],
  [' abcd 2345 ', 'ABCD2345'],
  ['ABCD234', undefined],
  ['ABCD23455', undefined],
  ['ABCD234O', undefined],
  ['', undefined],
])('the code %j is %s', (typed, code) => {
  expect(parseCashCode(typed)).toBe(code)
})

test('a masked name tells its owner and nobody else', () => {
  expect([maskName('demo'), maskName('ana1234567'), maskName('li')]).toEqual(['d••o', 'an••••••67', 'l••i'])
})

test('reasons have words', () => {
  expect(DEPOSIT_REASONS.length).toBeGreaterThan(3)
})
