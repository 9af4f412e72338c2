import { PROFILE_OF_TIER_1, type DocumentKind } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decideApproval,
  decideSending,
  decideTier,
  needsOf,
  needsTwoPeople,
  type Paper,
  type Standing,
} from './documents.ts'

type State = Paper['state'] | undefined

function standing(hasContact: boolean, told: readonly string[], identity: State, address: State): Standing {
  const papers = new Map<DocumentKind, { state: Paper['state'] }>()
  if (identity !== undefined) papers.set('identity', { state: identity })
  if (address !== undefined) papers.set('address', { state: address })
  return { hasContact, told: new Set(told), papers }
}

const ALL: readonly string[] = PROFILE_OF_TIER_1
const SOME = ALL.slice(1)

// oxfmt-ignore
test.each([
  // contact, told, identity,   address,    tier
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
] as const)('reachable: %s, told %j, identity %s, address %s: tier %i', (hasContact, told, identity, address, tier) => {
  expect(decideTier(standing(hasContact, told, identity, address))).toBe(tier)
})

// The first refusal that applies is the one a person hears.
// oxfmt-ignore
test.each([
  // contact, told, identity,   form,       pictures, outcome
  [false, ALL,  'waiting',  'passport', 9, 'document.profile_first'],
  [true,  SOME, 'waiting',  'passport', 9, 'document.profile_first'],
  [true,  ALL,  'waiting',  'passport', 9, 'document.waiting'],
  [true,  ALL,  'approved', 'passport', 9, 'document.passed'],
  [true,  ALL,  'refused',  'passport', 2, 'document.pictures_missing'],
  [true,  ALL,  undefined,  'idCard',   1, 'document.pictures_missing'],
  [true,  ALL,  undefined,  'idCard',   2, 'identity'],
  [true,  ALL,  'refused',  'passport', 1, 'identity'],
  [true,  ALL,  'reopened', 'licence',  2, 'identity'],
  // A paper about one's address is another matter.
  [true,  ALL,  'waiting',  'bill',     1, 'address'],
  [true,  ALL,  'approved', 'statement', 1, 'address'],
] as const)('reachable: %s, told %j, identity %s: %s with %i pictures: %s', (hasContact, told, identity, form, pictures, outcome) => {
  const decided = decideSending(standing(hasContact, told, identity, undefined), form, pictures)
  expect(decided.ok ? decided.value : decided.error).toBe(outcome)
})

// The first refusal that applies is the one a person hears.
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

test('a tier is reached exactly when nothing on its list and those below is open', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.subarray([...ALL]), state, state, (hasContact, told, identity, address) => {
      const known = standing(hasContact, told, identity, address)
      const paper = { promisedByMs: 5, reason: null, note: null }
      const papers = new Map([...known.papers].map(([kind, held]) => [kind, { ...paper, ...held }]))
      const needs = needsOf({ ...known, papers })
      const isClear = (tier: number) => needs[tier]?.every((need) => need.state === 'done') ?? false
      const reached = isClear(1) ? (isClear(2) ? 2 : 1) : 0
      expect(decideTier(known)).toBe(reached)
    }),
  )
})
