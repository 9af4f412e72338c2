import { roundAfter } from '@ronda/fair'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDrandSandbox, type BeaconFault, type DrandSandbox } from '../testing/drandSandbox.ts'
import { openDrand } from './drand.ts'
import { isSigned } from './signed.ts'

describe('a beacon read over HTTP', () => {
  let sandbox: DrandSandbox
  beforeAll(async () => {
    sandbox = await openDrandSandbox()
  })
  afterAll(() => sandbox.close())

  test('returns the signature of a past round, and none of a future one', async () => {
    const beacon = openDrand({ url: sandbox.url, chain: sandbox.chain })
    const signature = await beacon.signatureOf(7)
    expect(isSigned({ publicKey: sandbox.chain.publicKey, round: 7, signature: signature ?? '' })).toBe(true)
    expect(await beacon.signatureOf(roundAfter(sandbox.chain, Date.now()) + 1_000)).toBeUndefined()
  })

  test.each<BeaconFault>(['down', 'silent', 'forges', 'mistakes the round', 'talks nonsense'])(
    'returns no signature when its fault is %j',
    async (fault) => {
      const forged: number[] = []
      const onForged = (round: number) => void forged.push(round)
      const beacon = openDrand({ url: sandbox.url, chain: sandbox.chain, timeoutMs: 300, onForged })
      sandbox.fault = fault
      expect(await beacon.signatureOf(7)).toBeUndefined()
      expect(forged).toEqual(fault === 'forges' ? [7] : [])
      sandbox.fault = 'none'
    },
  )

  test('returns no signature, and does not throw, when nothing listens at its address', async () => {
    expect(await openDrand({ url: 'http://127.0.0.1:1', chain: sandbox.chain }).signatureOf(7)).toBeUndefined()
  })
})
