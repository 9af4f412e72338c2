import { expect, test } from 'vitest'
import { decidePayee, payeeRefusal } from './payee.ts'

// oxfmt-ignore
test.each([
  // current,      wanted,          verified,        outcome
  [undefined,      'Ana Ruiz',      undefined,       'counts'],
  [undefined,      '',              undefined,       'counts'],
  ['Ana Ruiz',     'RUIZ, Ana',     undefined,       'counts'],
  ['Ana Ruiz',     'Eva Ladrón',    undefined,       'review'],
  ['Ana Ruiz',     '',              undefined,       'profile.payee_kept'],
  ['Ana R',        'Ana Ruiz Gómez', 'Ana Ruiz Gómez', 'counts'],
  ['Ana R',        'Eva Ladrón',    'Ana Ruiz Gómez', 'review'],
])('%s, then %j, verified %s: %s', (known, wanted, verified, outcome) => {
  const decided = decidePayee({ known, wanted, verified })
  expect(decided.ok ? decided.value : decided.error).toBe(outcome)
})

// oxfmt-ignore
test.each([
  ['waiting',  'owner', true,  undefined,    'payee.own'],
  ['waiting',  'owner', false, undefined,    'payee.own'],
  ['approved', 'staff', true,  undefined,    'payee.decided'],
  ['replaced', 'staff', false, undefined,    'payee.decided'],
  ['waiting',  'staff', true,  'Eva Ruiz',   'payee.not_verified'],
  ['waiting',  'staff', false, 'Eva Ruiz',   undefined],
  ['waiting',  'staff', true,  'RUIZ Ana',   undefined],
  ['waiting',  'staff', true,  undefined,    undefined],
] as const)('%s, by %s, approved %s, verified %s: %s', (state, by, isApproved, verified, refusal) => {
  expect(payeeRefusal({ state, owner: 'owner', wanted: 'Ana Ruiz', verified }, by, isApproved)).toBe(refusal)
})
