import type { SharedPlayed, SharedRound } from '@ronda/contract'
import { boundSeed, linkBefore, linkOf, openStream } from '@ronda/fair'
import { divideHeap, sharedOf, toldClaims, type AnyShared } from '@ronda/games'
import { present } from '@ronda/core'
import { expect, test } from 'vitest'
import { roundAt } from '../testing/rounds.ts'
import { checkPlayed, checkRound, isGood } from './check.ts'

const rules: AnyShared = present(sharedOf('RONDA_LIVE_SICBO'), 'sic bo').rules
const secret = 'd'.repeat(64)
const chain = { id: '1', terminal: linkOf(secret, 3), salt: 'salt', length: 9 }
const stream = openStream({ serverSeed: secret, clientSeed: chain.salt, nonce: 3 })
const round: SharedRound = {
  ...roundAt(3, 'closed'),
  secret,
  commitment: linkBefore(secret),
  outcome: rules.draw(stream, 3) as Record<string, unknown>,
}

test('a round that was told as it was is good', () => {
  const checked = checkRound(rules, chain, round)
  expect(checked && isGood(checked)).toBe(true)
})

test.each<[string, Partial<SharedRound>, Partial<typeof chain>, readonly string[]]>([
  ['another secret', { secret: 'e'.repeat(64) }, {}, []],
  ['another place', { place: 4 }, {}, ['commitment']],
  ['another end', {}, { terminal: 'f'.repeat(64) }, ['commitment']],
  ['another outcome', { outcome: { dice: [1, 1, 1], total: 3 } }, {}, ['commitment', 'chain', 'rules', 'seal']],
])('%s is found', (_, change, otherChain, good) => {
  const checked = checkRound(rules, { ...chain, ...otherChain }, { ...round, ...change })
  expect(Object.entries(checked ?? {}).flatMap(([step, held]) => (held ? [step] : []))).toEqual(good)
})

test('a sealed draw is good with its seal, and not with another or none', () => {
  const seal = { root: 'c'.repeat(64), tickets: 2 }
  const bound = openStream({
    serverSeed: secret,
    clientSeed: boundSeed('salt', { root: seal.root, signature: null }),
    nonce: 3,
  })
  const sealed = { ...round, seal, outcome: rules.draw(bound, 3) as Record<string, unknown> }
  const goodOf = (change: Partial<SharedRound>) => checkRound(rules, chain, { ...sealed, ...change })
  expect(goodOf({})).toMatchObject({ seal: true, outcome: true, ticket: true })
  expect(goodOf({ seal: { ...seal, root: 'a'.repeat(64) } })).toMatchObject({ outcome: false })
  expect(goodOf({ seal: null })).toMatchObject({ outcome: false })
  const beacon = { chain: 'a'.repeat(64), round: 7, signature: 'ab' }
  expect(goodOf({ beacon })).toMatchObject({ outcome: false })
})

test('a draw for a pool is good for whoever looks on; who has bet is owed the pool as well', () => {
  const lotto = present(sharedOf('RONDA_LOTTO_45'), 'a lottery with a pool').rules
  const drawn = { ...round, outcome: lotto.draw(openStream({ serverSeed: secret, clientSeed: 'salt', nonce: 3 }), 3) }
  const seen = checkRound(lotto, chain, drawn as SharedRound)
  expect(seen && isGood(seen)).toBe(true)
  const heap = { players: 2, stakedUnits: 9, laid: { six: 9 }, carried: 4 }
  const told = divideHeap(present(lotto.pool, 'a pool'), heap, { three: 2 }, drawn.outcome)
  const kind = { mode: 'real', currency: 'USD' } as const
  const withHeaps = (...heaps: readonly object[]) => checkRound(lotto, chain, { ...drawn, heaps } as SharedRound)
  const [real, free] = [
    { ...kind, ...told },
    { ...kind, ...told, mode: 'free' },
  ]
  expect(withHeaps(real, free)).toMatchObject({ outcome: true, heap: true, ticket: true })
  expect(withHeaps(real, { ...free, carriedOn: 1 })).toMatchObject({ outcome: true, heap: false })

  const ticket = { id: '1', bet: { lines: [] }, staked: 0n, placedAtMs: 0, leftMs: null, win: 0n }
  const played = { ...toldClaims(lotto, chain, drawn)[0], serverSeed: secret, tickets: [ticket] }
  const checked = checkPlayed(lotto, played as unknown as SharedPlayed)
  expect(checked).toMatchObject({ outcome: true, heap: false, ticket: false })
})

test('what is not told yet cannot be examined', () => {
  expect(checkRound(rules, chain, roundAt(3, 'betting'))).toBeUndefined()
})
