import { bls12_381 } from '@noble/curves/bls12-381.js'
import { expect, test } from 'vitest'
import { checkSignatures, dueMsOf, QUICKNET, randomnessOf, rememberSigned, roundAfter } from './beacon.ts'

const isSigned = checkSignatures(bls12_381.shortSignatures)

// Round 1000 of quicknet, as anyone can fetch it.
const known = {
  publicKey: QUICKNET.publicKey,
  round: 1_000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}

test('[FA13] only what quicknet signed is accepted', () => {
  expect(isSigned(known)).toBe(true)
  expect(randomnessOf(known.signature)).toBe('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd')
  expect(isSigned({ ...known, round: 1_001 })).toBe(false)
  expect(isSigned({ ...known, signature: '00'.repeat(48) })).toBe(false)
  expect(isSigned({ ...known, signature: 'no digits' })).toBe(false)
  expect(isSigned({ ...known, publicKey: known.publicKey.slice(2) })).toBe(false)
  expect(isSigned({ ...known, round: 0.5 })).toBe(false)
  expect(isSigned({ ...known, round: -1 })).toBe(false)
})

test('[FA13] a signature is verified only once', () => {
  let checks = 0
  const remembered = rememberSigned(({ round }) => {
    checks += 1
    return round === 7
  })
  const claim = { publicKey: 'ab', round: 7, signature: 'cd' }
  expect([remembered(claim), remembered(claim), remembered({ ...claim, round: 8 })]).toEqual([true, true, false])
  expect(remembered({ ...claim, round: 8 })).toBe(false)
  expect(checks).toBe(2)
})

// oxfmt-ignore
test.each([
  ['a moment before the genesis',   1_692_803_366_999,     1],
  ['the genesis itself',            1_692_803_367_000,     2],
  ['a moment after it',             1_692_803_367_001,     2],
  ['just before the second',        1_692_803_369_999,     2],
  ['exactly the second',            1_692_803_370_000,     3],
  ['long before the genesis',        0,                     1],
])('[FA12] the first round that is due after %s', (_, ms, round) => {
  expect(roundAfter(QUICKNET, ms)).toBe(round)
  expect(dueMsOf(QUICKNET, round)).toBeGreaterThan(ms)
  if (round > 1) expect(dueMsOf(QUICKNET, round - 1)).toBeLessThanOrEqual(ms)
})
