import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDrandSandbox, type Ailment, type DrandSandbox } from '../testing/drandSandbox.ts'
import { openDrand, QUICKNET } from './drand.ts'
import { isSigned } from './signed.ts'

// Round 1000 of quicknet, as anyone can fetch it.
const known = {
  publicKey: QUICKNET.publicKey,
  round: 1_000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}

test('what quicknet signed is known as its own, and nothing else', () => {
  expect(isSigned(known)).toBe(true)
  expect(createHash('sha256').update(Buffer.from(known.signature, 'hex')).digest('hex')).toBe(
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  )
  expect(isSigned({ ...known, round: 1_001 })).toBe(false)
  expect(isSigned({ ...known, signature: '00'.repeat(48) })).toBe(false)
})

// oxfmt-ignore
test.each([
  ['the genesis itself',            1_692_803_367_000,     1],
  ['a moment after it',             1_692_803_367_001,     2],
  ['exactly a round',               1_692_803_370_000,     2],
  ['before there was any',          0,                     1],
])('the first round that is not due before %s', (_, ms, round) => {
  const beacon = openDrand({ url: 'https://api.drand.sh' })
  expect(beacon.roundFrom(ms)).toBe(round)
  expect(beacon.dueMs(round)).toBeGreaterThanOrEqual(ms)
})

describe('a beacon that is asked over HTTP', () => {
  let sandbox: DrandSandbox
  beforeAll(async () => {
    sandbox = await openDrandSandbox()
  })
  afterAll(() => sandbox.close())

  test('tells what it has signed, and nothing of rounds to come', async () => {
    const beacon = openDrand({ url: sandbox.url, chain: sandbox.chain })
    const signature = await beacon.signatureOf(7)
    expect(isSigned({ publicKey: sandbox.chain.publicKey, round: 7, signature: signature ?? '' })).toBe(true)
    expect(await beacon.signatureOf(beacon.roundFrom(Date.now()) + 1_000)).toBeUndefined()
  })

  test.each<Ailment>(['down', 'silent', 'forges', 'mistakes the round', 'talks nonsense'])(
    'is not believed when it is %j',
    async (ailment) => {
      const forged: number[] = []
      const onForged = (round: number) => void forged.push(round)
      const beacon = openDrand({ url: sandbox.url, chain: sandbox.chain, timeoutMs: 300, onForged })
      sandbox.ailment = ailment
      expect(await beacon.signatureOf(7)).toBeUndefined()
      expect(forged).toEqual(ailment === 'forges' ? [7] : [])
      sandbox.ailment = 'none'
    },
  )

  test('is not there: nothing comes, and nothing breaks', async () => {
    expect(await openDrand({ url: 'http://127.0.0.1:1', chain: sandbox.chain }).signatureOf(7)).toBeUndefined()
  })
})
