import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { boundSeed, isBoundTo } from './boundSeed.ts'

const root = 'ab'.repeat(32)
const signature = '0c'.repeat(48)
const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')

test('[FA9] a draw is bound to the root, and to what the beacon signed where there is one', () => {
  expect(boundSeed('salt', { root, signature: null })).toBe(`salt:${root}`)
  expect(boundSeed('salt', { root, signature })).toBe(`salt:${root}:${randomness}`)
})

// oxfmt-ignore
test.each([
  ['salt',                                 { root, signature: null },                  false],
  ['',                                     { root, signature: null },                  false],
  [`salt:${root}`,                         { root, signature: null },                  true],
  [`salt:${root}`,                         { root, signature },                        false],
  [`salt:${root}`,                         { root: 'cd'.repeat(32), signature: null }, false],
  [`salt:${root}:${randomness}`,           { root, signature },                        true],
  [`salt:${root}:${randomness}`,           { root, signature: null },                  false],
  [`salt:${root}:${randomness}`,           { root, signature: '0d'.repeat(48) },       false],
])('[FA9] whether %s is bound to it', (clientSeed, binding, isBound) => {
  expect(isBoundTo(clientSeed, binding)).toBe(isBound)
})
