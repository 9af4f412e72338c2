import { WITHDRAWAL_STATES, type Receipt, type WithdrawalState } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  approvalRefusal,
  holderOf,
  MOVING,
  STATES,
  promiseOf,
  isRepeated,
  receivedAfter,
  stateAfter,
  UNFINISHED,
  type Answer,
  type WithdrawalEvent,
} from './withdrawal.ts'

const EVENTS: readonly WithdrawalEvent[] = [
  'holdTaken',
  'holdRefused',
  'approve',
  'reject',
  'askProvider',
  'providerPaid',
  'providerFailed',
  'captured',
  'released',
]

// oxfmt-ignore
test.each<[WithdrawalState, WithdrawalEvent, boolean, WithdrawalState]>([
  // state       event             two    then
  ['asked',      'holdTaken',      false, 'held'],
  ['asked',      'holdRefused',    false, 'refused'],
  ['held',       'approve',        false, 'approved'],
  ['held',       'approve',        true,  'seconding'],
  ['seconding',  'approve',        true,  'approved'],
  ['held',       'reject',         true,  'rejecting'],
  ['seconding',  'reject',         true,  'rejecting'],
  ['approved',   'reject',         false, 'rejecting'],
  ['approved',   'askProvider',    false, 'paying'],
  ['paying',     'providerPaid',   false, 'settling'],
  ['paying',     'providerFailed', false, 'failing'],
  ['settling',   'captured',       false, 'paid'],
  ['rejecting',  'released',       false, 'rejected'],
  ['failing',    'released',       false, 'failed'],
])('%s after %s (needs two approvals: %s) becomes %s', (state, event, needsTwo, then) => {
  expect(stateAfter(state, event, needsTwo)).toBe(then)
})

test('a transition that is not in the table is impossible', () => {
  const possible = WITHDRAWAL_STATES.flatMap((state) =>
    EVENTS.filter((event) => stateAfter(state, event, true) !== undefined).map((event) => `${state} ${event}`),
  )
  expect(possible).toHaveLength(13)
})

/** Where the money is in each state: each ledger operation happens between two states. */
const walletsOf = (state: WithdrawalState): 'cash' | 'held' | 'gone' => {
  if (state === 'asked' || state === 'refused' || state === 'rejected' || state === 'failed') return 'cash'
  return state === 'paid' ? 'gone' : 'held'
}

test('in every order of events, the money moves only by a hold, a capture or a release', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), fc.boolean(), (events, needsTwo) => {
      let state: WithdrawalState = 'asked'
      let approvals = 0
      for (const event of events) {
        const next: WithdrawalState | undefined = stateAfter(state, event, needsTwo)
        if (next === undefined) continue
        const [before, after] = [walletsOf(state), walletsOf(next)]
        if (before !== after) expect(['holdTaken', 'captured', 'released']).toContain(event)
        if (event === 'approve') approvals++
        if (next === 'paying') expect(approvals).toBe(needsTwo ? 2 : 1)
        state = next
      }
    }),
  )
})

test('every state can reach an end state, and every unfinished state has a task or waits for a decision', () => {
  for (const state of WITHDRAWAL_STATES) {
    const reached = new Set<WithdrawalState>([state])
    for (const one of reached) for (const next of Object.values(STATES[one].after)) reached.add(next)
    expect(
      [...reached].some((one) => !UNFINISHED.includes(one)),
      state,
    ).toBe(true)
  }
  expect(UNFINISHED.filter((state) => !MOVING.includes(state))).toEqual(['held', 'seconding'])
})

// Each row breaks one rule fewer than the row above.
test.each([
  ['paying', 'ana', 'rosa', 'ana', 'withdrawal.not_now'],
  ['seconding', 'ana', 'ana', 'ana', 'withdrawal.own'],
  ['seconding', 'ana', 'rosa', 'rosa', 'withdrawal.same_person'],
  ['seconding', 'ana', 'rosa', 'luis', undefined],
  ['held', 'ana', null, 'rosa', undefined],
] as const)(
  'a %s withdrawal of %s, first approved by %s, then approved by %s: %s',
  (state, owner, firstApprover, by, refusal) => {
    expect(approvalRefusal({ state, owner, firstApprover }, by)).toBe(refusal)
  },
)

// oxfmt-ignore
test.each<[Receipt, bigint, Answer, string, bigint]>([
  ['unsaid',   0n,  { answer: 'fullyPaid' },              'received', 100_000n],
  ['unsaid',   0n,  { answer: 'received', before: 0n, amount: 100_000n }, 'received', 100_000n],
  ['unsaid',   0n,  { answer: 'received', before: 0n, amount: 40_000n },  'partly',   40_000n],
  ['partly',   40_000n, { answer: 'received', before: 40_000n, amount: 60_000n },  'received', 100_000n],
  ['partly',   40_000n, { answer: 'received', before: 40_000n, amount: 61_000n },  'withdrawal.amount_invalid', 40_000n],
  ['unsaid',   0n,  { answer: 'received', before: 0n, amount: 0n },   'withdrawal.amount_invalid', 0n],
  ['unsaid',   0n,  { answer: 'received', before: 0n, amount: -5_000n },  'withdrawal.amount_invalid', 0n],
  ['unsaid',   0n,  { answer: 'received', before: 0n, amount: 5n },   'withdrawal.amount_invalid', 0n],
  ['unsaid',   0n,  { answer: 'notReceived' },            'missing',  0n],
  ['partly',   40_000n, { answer: 'notReceived' },            'partly',   40_000n],
  ['missing',  0n,  { answer: 'fullyPaid' },              'received', 100_000n],
  ['received', 100_000n, { answer: 'notReceived' },           'withdrawal.not_now', 100_000n],
  ['partly',   40_000n, { answer: 'received', before: 0n, amount: 10_000n }, 'withdrawal.not_now', 40_000n],
])('%s with %i of 100 received, after the reply %o, is %s with %i', (receipt, received, answer, then, sum) => {
  const after = receivedAfter({ state: 'paid', currency: 'USD', receipt, sent: 100_000n, received }, answer)
  if (typeof after === 'string') expect(after).toBe(then)
  else expect(after).toEqual({ receipt: then, received: sum })
})

// oxfmt-ignore
test.each<[Receipt, bigint, Answer, boolean]>([
  ['partly',   40n,  { answer: 'received', before: 0n, amount: 40n },  true],
  ['partly',   40n,  { answer: 'received', before: 10n, amount: 30n }, true],
  ['partly',   40n,  { answer: 'received', before: 40n, amount: 60n }, false],
  ['partly',   40n,  { answer: 'received', before: 40n, amount: 0n },  false],
  ['received', 100n, { answer: 'received', before: 40n, amount: 60n }, true],
  ['received', 100n, { answer: 'fullyPaid' },                          true],
  ['partly',   40n,  { answer: 'fullyPaid' },                          false],
  ['missing',  0n,   { answer: 'notReceived' },                        false],
])('%s with %i of 100 received: the reply %o is a repetition: %s', (receipt, received, answer, isRepeat) => {
  expect(isRepeated({ state: 'paid', currency: 'USD', receipt, sent: 100n, received }, answer)).toBe(isRepeat)
})

test('a receipt cannot be confirmed before the payout', () => {
  for (const state of WITHDRAWAL_STATES.filter((one) => one !== 'paid')) {
    const refusal = receivedAfter(
      { state, currency: 'USD', receipt: 'unsaid', sent: 1n, received: 0n },
      { answer: 'fullyPaid' },
    )
    expect(refusal, state).toBe('withdrawal.not_now')
  }
})

test.each([
  ['held', 'unsaid', null, 'house', 1_000],
  ['paying', 'unsaid', null, 'provider', 1_000],
  ['paid', 'unsaid', 500, 'provider', 60_500],
  ['paid', 'partly', 500, 'provider', null],
  ['paid', 'received', 500, 'member', null],
  ['rejected', 'unsaid', null, 'member', null],
] as const)(
  'a %s withdrawal with receipt %s has the right holder and promised time',
  (state, receipt, paidAtMs, holder, by) => {
    expect(holderOf(state, receipt)).toBe(holder)
    expect(promiseOf({ state, receipt, promisedAtMs: 1_000, paidAtMs }, 1)).toBe(by)
  },
)
