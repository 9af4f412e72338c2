import type { SharedPlayed, SharedRound } from '@ronda/contract'
import { drawText, linkBefore, linkOf, openStream, sha256Hex } from '@ronda/fair'
import { beaconRoundOf, divideHeap, sharedOf, publishedClaims, type Checks, type SharedTitle } from '@ronda/games'
import { present } from '@ronda/core'
import { expect, test } from 'vitest'
import { roundAt } from '../sharedRound/testing/rounds.ts'
import { checkPlayed, checkRound, hasSignature, isGood } from './check.ts'

const title: SharedTitle = present(sharedOf('RONDA_LIVE_SICBO'), 'sic bo')
const { rules } = title
const secret = 'd'.repeat(64)
const chain = { id: '1', terminal: linkOf(secret, 3), salt: 'salt', length: 9 }
const sign = (round: number): string => sha256Hex(`signed ${round}`)
const beacon = { hash: 'be'.repeat(32), publicKey: 'ac', genesisMs: 0, periodMs: 3_000 }
const checks: Checks = { beacons: [beacon], isSigned: ({ round, signature }) => signature === sign(round) }

/** A round as an honest server publishes it, with a beacon or without. */
function drawn(with_: SharedTitle, isBeaconed: boolean): { readonly round: SharedRound; readonly of: typeof chain } {
  const plain = roundAt(3, 'closed')
  const of = { ...chain, salt: isBeaconed ? `salt-${beacon.hash.slice(0, 16)}` : 'salt' }
  const at = beaconRoundOf(beacon, with_.pace, plain.locksAtMs)
  const signature = isBeaconed ? sign(at) : null
  const clientSeed = drawText(of.salt, { root: present(plain.seal, 'a seal').root, signature })
  const outcome = with_.rules.draw(
    openStream({ serverSeed: secret, clientSeed, nonce: 3 }),
    3,
  ) as SharedRound['outcome']
  const announced = isBeaconed ? { chain: beacon.hash, round: at, signature } : null
  return { of, round: { ...plain, secret, commitment: linkBefore(secret), outcome, beacon: announced } }
}

const { round } = drawn(title, false)
const decided = drawn(title, true)

test('a round that was published truthfully verifies, and only one that a beacon decided is called good', () => {
  expect(checkRound(title, chain, round, checks)).toMatchObject({ verdict: 'no_beacon', kept: true, ticket: true })
  expect(checkRound(title, decided.of, decided.round, checks)).toMatchObject({ verdict: 'good', beacon: true })
  expect([hasSignature(round), hasSignature(decided.round)]).toEqual([false, true])
})

test.each<[string, Partial<SharedRound>, Partial<typeof chain>, readonly string[]]>([
  ['another server seed', { secret: 'e'.repeat(64) }, {}, []],
  ['another place', { place: 4 }, {}, ['commitment']],
  ['another end of the chain', {}, { terminal: 'f'.repeat(64) }, ['commitment']],
  [
    'another root',
    { seal: { root: 'a'.repeat(64), tickets: 1 } },
    {},
    ['commitment', 'chain', 'rules', 'seal', 'beacon', 'times'],
  ],
  [
    'another outcome',
    { outcome: { dice: [1, 1, 1], total: 3 } },
    {},
    ['commitment', 'chain', 'rules', 'seal', 'beacon', 'times'],
  ],
])('%s is detected', (_, change, otherChain, good) => {
  const checked = present(checkRound(title, { ...chain, ...otherChain }, { ...round, ...change }, checks), 'a verdict')
  const { verdict, kept, ...steps } = checked
  expect([verdict, kept]).toEqual(['bad', true])
  expect(Object.entries(steps).flatMap(([step, held]) => (held ? [step] : []))).toEqual(good)
})

test('a forged beacon, or a seal that came too late, is detected', () => {
  const published = present(decided.round.beacon, 'a beacon')
  const forged = { ...decided.round, beacon: { ...published, round: published.round + 1 } }
  expect(checkRound(title, decided.of, forged, checks)).toMatchObject({ verdict: 'bad', seal: true, beacon: false })
  const late = { ...decided.round, sealedAtMs: 10 * decided.round.locksAtMs }
  expect(checkRound(title, decided.of, late, checks)).toMatchObject({ verdict: 'bad', beacon: true, times: false })
})

test('a round from before the rule is marked: it is not called good, whatever else verifies', () => {
  const outcome = rules.draw(openStream({ serverSeed: secret, clientSeed: 'salt', nonce: 3 }), 3)
  const former = { ...round, seal: null, outcome: outcome as SharedRound['outcome'] }
  expect(checkRound(title, chain, former, checks)?.verdict).toBe('former')
  expect(checkRound(title, chain, { ...former, endsAtMs: Date.UTC(2027, 0) }, checks)?.verdict).toBe('bad')
})

test('a draw for a pool verifies for anyone; a player who bet checks the pool payout as well', () => {
  const lotto: SharedTitle = { ...present(sharedOf('RONDA_LOTTO_45'), 'a lottery with a pool'), pace: title.pace }
  const { round: draw } = drawn(lotto, false)
  const seen = checkRound(lotto, chain, draw, checks)
  expect(seen && isGood(seen)).toBe(true)
  const heap = { players: 2, stakedUnits: 9, laid: { six: 9 }, carried: 4 }
  const published = divideHeap(present(lotto.rules.pool, 'a pool'), heap, { three: 2 }, draw.outcome)
  const kind = { mode: 'real', currency: 'USD' } as const
  const withHeaps = (...heaps: readonly object[]) => checkRound(lotto, chain, { ...draw, heaps } as SharedRound, checks)
  const [real, free] = [
    { ...kind, ...published },
    { ...kind, ...published, mode: 'free' },
  ]
  expect(withHeaps(real, free)).toMatchObject({ outcome: true, heap: true, ticket: true })
  expect(withHeaps(real, { ...free, carriedOn: 1 })).toMatchObject({ outcome: true, heap: false })

  const ticket = { id: '1', bet: { lines: [] }, staked: 0n, placedAtMs: draw.locksAtMs, leftMs: null, win: 0n }
  const played = { ...publishedClaims(lotto, chain, draw)[0], serverSeed: secret, tickets: [ticket] }
  expect(checkPlayed(lotto, played as unknown as SharedPlayed, checks)).toMatchObject({ seal: false, verdict: 'bad' })
})

test('what this browser received before is compared with what is published now', () => {
  const { number, commitment, locksAtMs, seal } = round
  const received = {
    gameCode: 'COIN',
    number,
    commitment,
    terminal: chain.terminal,
    salt: 'salt',
    locksAtMs,
    beacon: null,
    seal,
  }
  const claim = present(publishedClaims(title, chain, round)[0], 'a claim')
  const played = { ...claim, gameCode: 'COIN', serverSeed: secret } as unknown as SharedPlayed
  const verified = (change: object) =>
    checkPlayed(title, played, { ...checks, kept: { seeds: [], rounds: [{ ...received, ...change }] } })
  expect(verified({})).toMatchObject({ kept: true, verdict: 'no_beacon' })
  expect(verified({ seal: { root: 'a'.repeat(64), tickets: 1 } })).toMatchObject({ kept: false, verdict: 'bad' })
})

test('a round that is not revealed yet cannot be verified', () => {
  expect(checkRound(title, chain, roundAt(3, 'betting'), checks)).toBeUndefined()
})
