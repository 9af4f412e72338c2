import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { QUICKNET } from './beacon.ts'
import { beaconIn, drawText, isOfBeacon, ruleOfDraw, saltOf, type Binding } from './drawText.ts'

const root = 'ab'.repeat(32)
const signature = '0c'.repeat(48)
const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
const beaconed = saltOf('5a17', QUICKNET)

test('[FA11] a salt names the beacon that decides its chain, or none', () => {
  expect(beaconed).toBe('5a17-52db9ba70e0cc0f6')
  expect(beaconIn(beaconed)).toBe('52db9ba70e0cc0f6')
  expect(isOfBeacon(beaconed, QUICKNET)).toBe(true)
  expect(isOfBeacon(beaconed, { hash: '0'.repeat(64) })).toBe(false)
  expect(saltOf('5a17', undefined)).toBe('5a17')
  expect(beaconIn('5a17')).toBeUndefined()
})

test('[FA9] a draw is bound to the beacon’s signature, or without a beacon to the root of all tickets', () => {
  expect(drawText(beaconed, { root, signature })).toBe(`${beaconed}:${randomness}`)
  expect(drawText('5a17', { root, signature: null })).toBe(`5a17:${root}`)
})

const both: Binding = { root, signature }
const sealed: Binding = { root, signature: null }
const plain: Binding = { root: null, signature: null }

// oxfmt-ignore
test.each<[string, Binding, ReturnType<typeof ruleOfDraw>]>([
  [`${beaconed}:${randomness}`,         both,                                'beacon'],
  [`${beaconed}:${randomness}`,         { root: null, signature },           undefined],
  [`${beaconed}:${randomness}`,         sealed,                              undefined],
  [`${beaconed}:${randomness}`,         { root, signature: '0d'.repeat(48) }, undefined],
  [`${beaconed}:${root}`,               sealed,                              undefined],
  [`${beaconed}:${root}:${randomness}`, both,                                undefined],
  [beaconed,                            sealed,                              undefined],
  [beaconed,                            plain,                               undefined],
  [`5a17:${root}`,                      sealed,                              'tickets'],
  [`5a17:${root}`,                      both,                                undefined],
  [`5a17:${root}`,                      { ...sealed, root: 'cd'.repeat(32) }, undefined],
  [`5a17:${randomness}`,                both,                                undefined],
  [`5a17:${root}:${randomness}`,        both,                                'former'],
  [`5a17:${root}:${randomness}`,        sealed,                              undefined],
  ['5a17',                              plain,                               'former'],
  ['5a17',                              sealed,                              undefined],
  ['',                                  plain,                               undefined],
  ['salt with spaces',                  plain,                               undefined],
])('[FA9] [FA14] the rule by which %s was drawn', (text, binding, rule) => {
  expect(ruleOfDraw(text, binding)).toBe(rule)
})
