import { QUICKNET } from '@ronda/fair'
import { expect, test } from 'vitest'
import { loadSignatures } from './signatures.ts'

test('[FA13] the check is loaded once, and accepts what quicknet signed', async () => {
  const [first, again] = [loadSignatures(), loadSignatures()]
  expect(first).toBe(again)
  const isSigned = await first
  const { publicKey } = QUICKNET
  // Round 1000, which anyone can fetch.
  const signature = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
  expect(isSigned({ publicKey, round: 1_000, signature })).toBe(true)
  expect(isSigned({ publicKey, round: 1_001, signature })).toBe(false)
})
