import type { SharedRound } from '@ronda/contract'
import { linkBefore, linkOf, openStream } from '@ronda/fair'
import { sharedOf, type AnyShared } from '@ronda/games'
import { present } from '@ronda/core'
import { expect, test } from 'vitest'
import { roundAt } from '../testing/rounds.ts'
import { checkRound, isGood } from './check.ts'

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
  ['another outcome', { outcome: { dice: [1, 1, 1], total: 3 } }, {}, ['commitment', 'chain', 'rules']],
])('%s is found', (_, change, otherChain, good) => {
  const checked = checkRound(rules, { ...chain, ...otherChain }, { ...round, ...change })
  expect(Object.entries(checked ?? {}).flatMap(([step, held]) => (held ? [step] : []))).toEqual(good)
})

test('what is not told yet cannot be examined', () => {
  expect(checkRound(rules, chain, roundAt(3, 'betting'))).toBeUndefined()
})
