import type { SharedRound } from '@ronda/contract'
import { present } from '@ronda/core'
import { boundSeed, linkBefore, openStream } from '@ronda/fair'
import { sharedOf } from '@ronda/games'
import { expect, test } from 'vitest'
import { examineDraw } from './examineDraw.ts'

const [TABLE, LOTTERY, FIGHT] = ['RONDA_LIVE_ROULETTE', 'RONDA_ELOTT_1', 'RONDA_COCKFIGHT_POOL'] as const
const secret = 'ab'.repeat(32)
const chain = { id: 'c', terminal: linkBefore(secret), salt: 'salt', length: 1 }
const seal = { root: 'cd'.repeat(32), tickets: 3 }

function drawn(game: string, clientSeed: string): SharedRound {
  const { rules } = present(sharedOf(game), 'a title')
  const outcome = rules.draw(openStream({ serverSeed: secret, clientSeed, nonce: 1 }), 7) as SharedRound['outcome']
  return {
    number: 7,
    place: 1,
    phase: 'closed',
    opensAtMs: 0,
    locksAtMs: 1,
    showsAtMs: 2,
    endsAtMs: 3,
    commitment: chain.terminal,
    outcome,
    secret,
    seal: null,
    beacon: null,
  }
}

const plain = drawn(TABLE, 'salt')
const sealed = { ...drawn(LOTTERY, boundSeed('salt', { root: seal.root, signature: null })), seal }
const fought = drawn(FIGHT, 'salt')
const heap: NonNullable<SharedRound['heaps']>[number] = {
  mode: 'real',
  currency: 'USD',
  players: 9,
  stakedUnits: 9,
  laid: { meron: 4, wala: 4 },
  carried: 3,
  shares: {},
  perShare: null,
  carriedOn: 3,
}
const changed = { ...seal, root: 'ef'.repeat(32) }

test.each<readonly [string, string, SharedRound, string]>([
  ['a draw of a table', TABLE, plain, 'good'],
  ['a draw that depends on its tickets', LOTTERY, sealed, 'good'],
  ['one whose tickets were changed', LOTTERY, { ...sealed, seal: changed }, 'outcome_differs'],
  ['one whose tickets are not told', LOTTERY, { ...sealed, seal: null }, 'seal_differs'],
  ['one whose players share nothing this time', FIGHT, { ...fought, heaps: [heap] }, 'good'],
  [
    'one whose players lost what was carried',
    FIGHT,
    { ...fought, heaps: [heap, { ...heap, carriedOn: 0 }] },
    'heap_differs',
  ],
  ['one with another secret', TABLE, { ...plain, secret: 'ff'.repeat(32) }, 'seed_differs'],
  ['one that is not told yet', TABLE, { ...plain, secret: null, outcome: null }, 'sealed'],
  ['one that was called off', TABLE, { ...plain, phase: 'void', outcome: null }, 'void'],
])('%s', (_, game, round, finding) => {
  expect(examineDraw(game, chain, round)).toBe(finding)
})

test('a game that nobody knows has no rules', () => {
  expect(examineDraw('NO_SUCH', chain, plain)).toBe('rules_missing')
})
