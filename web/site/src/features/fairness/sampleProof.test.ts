import { expect, test } from 'vitest'
import { bindClientSeed, commitmentOf } from '@ronda/fair'
import { sampleProof } from './sampleProof.ts'

test('the proof shown on home is valid', () => {
  expect(commitmentOf(sampleProof.serverSeed)).toBe(sampleProof.seal)
  expect(bindClientSeed(sampleProof.ownText, sampleProof.seal)).toBe(sampleProof.clientSeed)
})
