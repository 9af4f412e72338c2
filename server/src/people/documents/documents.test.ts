import { PROFILE_OF_TIER_1, type DocumentKind } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decideApproval,
  decideSending,
  decideTier,
  needsOf,
  needsTwoPeople,
  type DocumentStatus,
  type TierFacts,
} from './documents.ts'

type State = DocumentStatus['state'] | undefined

function facts(hasContact: boolean, provided: readonly string[], identity: State, address: State): TierFacts {
  const documents = new Map<DocumentKind, { state: DocumentStatus['state'] }>()
  if (identity !== undefined) documents.set('identity', { state: identity })
  if (address !== undefined) documents.set('address', { state: address })
  return { hasContact, provided: new Set(provided), documents }
}

const ALL: readonly string[] = PROFILE_OF_TIER_1
const SOME = ALL.slice(1)

// oxfmt-ignore
test.each([
  // contact, fields, identity, address,    tier
  [false, [],   undefined,  undefined,  0],
  [true,  [],   undefined,  undefined,  0],
  [false, ALL,  undefined,  undefined,  0],
  [true,  SOME, 'approved', 'approved', 0],
  [true,  ALL,  undefined,  undefined,  1],
  [true,  ALL,  'waiting',  'waiting',  1],
  [true,  ALL,  'approved', undefined,  1],
  [true,  ALL,  'approved', 'waiting',  1],
  [true,  ALL,  'approved', 'refused',  1],
  [true,  ALL,  'reopened', 'approved', 1],
  [true,  ALL,  'approved', 'approved', 2],
  [false, ALL,  'approved', 'approved', 0],
] as const)('contact: %s, fields %j, identity %s, address %s: tier %i', (hasContact, provided, identity, address, tier) => {
  expect(decideTier(facts(hasContact, provided, identity, address))).toBe(tier)
})

// The first refusal that applies is returned.
// oxfmt-ignore
test.each([
  // contact, fields, identity, form,       pictures, outcome
  [false, ALL,  'waiting',  'passport', 9, 'document.profile_first'],
  [true,  SOME, 'waiting',  'passport', 9, 'document.profile_first'],
  [true,  ALL,  'waiting',  'passport', 9, 'document.waiting'],
  [true,  ALL,  'approved', 'passport', 9, 'document.passed'],
  [true,  ALL,  'refused',  'passport', 2, 'document.pictures_missing'],
  [true,  ALL,  undefined,  'idCard',   1, 'document.pictures_missing'],
  [true,  ALL,  undefined,  'idCard',   2, 'identity'],
  [true,  ALL,  'refused',  'passport', 1, 'identity'],
  [true,  ALL,  'reopened', 'licence',  2, 'identity'],
  // A proof of address is independent of the identity document.
  [true,  ALL,  'waiting',  'bill',     1, 'address'],
  [true,  ALL,  'approved', 'statement', 1, 'address'],
] as const)('contact: %s, fields %j, identity %s: %s with %i pictures: %s', (hasContact, provided, identity, form, pictures, outcome) => {
  const decided = decideSending(facts(hasContact, provided, identity, undefined), form, pictures)
  expect(decided.ok ? decided.value : decided.error).toBe(outcome)
})

// The first refusal that applies is returned.
// oxfmt-ignore
test.each([
  // state,     two,   first,  by,      seen,             outcome
  ['waiting',  false, null,   'owner', ['front', 'back'], 'document.own'],
  ['approved', false, null,   'one',   ['front', 'back'], 'document.decided'],
  ['waiting',  false, null,   'one',   [],                'document.unseen'],
  ['waiting',  false, null,   'one',   ['front'],         'document.unseen'],
  ['waiting',  false, null,   'one',   ['front', 'other'], 'document.unseen'],
  ['waiting',  false, null,   'one',   ['back', 'front'], 'last'],
  ['waiting',  true,  null,   'one',   ['front', 'back'], 'first'],
  ['waiting',  true,  'one',  'one',   ['front', 'back'], 'document.same_person'],
  ['waiting',  true,  'one',  'two',   ['front'],         'document.unseen'],
  ['waiting',  true,  'one',  'two',   ['front', 'back'], 'last'],
] as const)('%s, two needed: %s, first %s, by %s who saw %j: %s', (now, needsTwo, firstApprover, by, seen, outcome) => {
  const held = { state: now, owner: 'owner', needsTwo, firstApprover, pages: ['front', 'back'] }
  const decided = decideApproval(held, by, new Set(seen))
  expect(decided.ok ? decided.value : decided.error).toBe(outcome)
})

test.each([
  [100, 100, false],
  [101, 100, true],
  [100_000, 0, true],
])('a limit of %i with a second approval above %i: %s', (payoutPerDay, secondApprovalAbove, needed) => {
  const tiers = [{ payoutPerDay: 1 }, { payoutPerDay: 2 }, { payoutPerDay }]
  expect(needsTwoPeople({ tiers, documents: { secondApprovalAbove } })).toBe(needed)
})

const state = fc.constantFrom<State[]>(undefined, 'waiting', 'approved', 'refused', 'reopened')

test('a tier is reached exactly when all its needs and those of lower tiers are done', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.subarray([...ALL]), state, state, (hasContact, provided, identity, address) => {
      const known = facts(hasContact, provided, identity, address)
      const status = { promisedByMs: 5, reason: null, note: null }
      const documents = new Map([...known.documents].map(([kind, held]) => [kind, { ...status, ...held }]))
      const needs = needsOf({ ...known, documents })
      const isClear = (tier: number) => needs[tier]?.every((need) => need.state === 'done') ?? false
      const reached = isClear(1) ? (isClear(2) ? 2 : 1) : 0
      expect(decideTier(known)).toBe(reached)
    }),
  )
})
