import { expect, test } from 'vitest'
import { bindClientSeed, commitmentOf } from '@ronda/fair'
import { sampleProof } from './sampleProof.ts'

test('the proof that home shows is a true one', () => {
  expect(commitmentOf(sampleProof.serverSeed)).toBe(sampleProof.seal)
  expect(bindClientSeed(sampleProof.ownText, sampleProof.seal)).toBe(sampleProof.clientSeed)
})
