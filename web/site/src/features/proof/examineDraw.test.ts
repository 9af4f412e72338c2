import type { SharedRound } from '@ronda/contract'
import { present } from '@ronda/core'
import { drawText, linkBefore, openStream, saltOf, sha256Hex } from '@ronda/fair'
import { beaconRoundOf, sharedOf, type Checks } from '@ronda/games'
import { expect, test } from 'vitest'
import { examineDraw } from './examineDraw.ts'

const [TABLE, LOTTERY, FIGHT] = ['RONDA_LIVE_ROULETTE', 'RONDA_ELOTT_1', 'RONDA_COCKFIGHT_POOL'] as const
const secret = 'ab'.repeat(32)
const beacon = { hash: 'be'.repeat(32), publicKey: 'ac', genesisMs: 1_000, periodMs: 3_000 }
const sign = (round: number): string => sha256Hex(`signed ${round}`)
const checks: Checks = { beacons: [beacon], isSigned: ({ round, signature }) => signature === sign(round) }
const chain = { id: 'c', terminal: linkBefore(secret), salt: 'salt', length: 1 }
const decided = { ...chain, salt: saltOf('salt', beacon) }
const seal = { root: 'cd'.repeat(32), tickets: 3 }
const NUMBER = 1_500_000

function drawn(game: string, salt = 'salt', root: string | null = seal.root): SharedRound {
  const title = present(sharedOf(game), 'a title')
  const { pace } = title
  const locksAtMs = 'calendar' in pace ? pace.calendar.drawsAtMs(NUMBER) - pace.calendar.cutOffMs : 1_800_000_000_000
  const at = beaconRoundOf(beacon, pace, locksAtMs)
  const signature = salt === 'salt' ? null : sign(at)
  const seed = { serverSeed: secret, clientSeed: drawText(salt, { root, signature }), nonce: 1 }
  return {
    number: NUMBER,
    chain: 'c',
    place: 1,
    phase: 'closed',
    opensAtMs: locksAtMs - 20_000,
    locksAtMs,
    showsAtMs: locksAtMs + 4_000,
    endsAtMs: locksAtMs + 9_000,
    commitment: chain.terminal,
    outcome: title.rules.draw(openStream(seed), NUMBER) as SharedRound['outcome'],
    secret,
    seal: root === null ? null : seal,
    sealedAtMs: locksAtMs + 40,
    beacon: signature === null ? null : { chain: beacon.hash, round: at, signature },
    voidReason: null,
  }
}

const plain = drawn(TABLE)
const sealed = drawn(LOTTERY)
const beaconed = drawn(LOTTERY, decided.salt)
const fought = drawn(FIGHT)
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
  ['a draw of a table', TABLE, plain, 'no_beacon'],
  ['a draw that depends on its tickets', LOTTERY, sealed, 'no_beacon'],
  ['one whose tickets were changed', LOTTERY, { ...sealed, seal: changed }, 'outcome_differs'],
  ['one whose tickets are not published', LOTTERY, { ...sealed, seal: null }, 'outcome_differs'],
  [
    'a table by former rules, within their period',
    TABLE,
    { ...drawn(TABLE, 'salt', null), endsAtMs: 1_700_000_000_000 },
    'former',
  ],
  ['a table by former rules, after their period', TABLE, drawn(TABLE, 'salt', null), 'order_missing'],
  ['one whose players share no pool', FIGHT, { ...fought, heaps: [heap, heap] }, 'no_beacon'],
  ['one whose carried pool is missing', FIGHT, { ...fought, heaps: [heap, { ...heap, carriedOn: 0 }] }, 'heap_differs'],
  ['one with another secret', TABLE, { ...plain, secret: 'ff'.repeat(32) }, 'seed_differs'],
  ['one that is not revealed yet', TABLE, { ...plain, secret: null, outcome: null }, 'sealed'],
  ['one that was voided', TABLE, { ...plain, phase: 'void', outcome: null }, 'void'],
])('%s', (_, game, round, finding) => {
  expect(examineDraw(game, chain, round, checks)).toBe(finding)
})

test('a draw decided by a beacon is valid, but not with another signature, round or time', () => {
  const beacon = present(beaconed.beacon, 'a beacon')
  const found = (change: Partial<SharedRound>) => examineDraw(LOTTERY, decided, { ...beaconed, ...change }, checks)
  expect(found({})).toBe('good')
  expect(found({ beacon: { ...beacon, signature: sign(1) } })).toBe('beacon_differs')
  expect(found({ beacon: { ...beacon, round: beacon.round + 1 } })).toBe('beacon_differs')
  expect(found({ sealedAtMs: beaconed.showsAtMs + 60_000 })).toBe('late')
  expect(found({ beacon: null })).toBe('seal_differs')
  expect(examineDraw(LOTTERY, decided, beaconed, { isSigned: checks.isSigned })).toBe('beacon_differs')
})

test('an unknown game has no rules', () => {
  expect(examineDraw('NO_SUCH', chain, plain, checks)).toBe('rules_missing')
})
