import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf, makeHex } from './bytes.ts'
import { commitmentOf, sha256Hex } from './commitment.ts'
import { sha256 } from './sha256.ts'

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('[FA1] SHA-256 of the published message %#', (message, digest) => {
  expect(sha256Hex(message)).toBe(digest)
})

test('[FA1] SHA-256 of any bytes equals the digest of node:crypto', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(makeHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }),
    { numRuns: 3_000 },
  )
})

test('[FA1] every length around the ends of blocks is padded correctly', () => {
  for (let length = 0; length <= 200; length++) {
    const message = 'r'.repeat(length)
    expect(sha256Hex(message), `${length} bytes`).toBe(createHash('sha256').update(message).digest('hex'))
  }
})

test('[FA1] text is hashed as its UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
      expect(bytesOf(text)).toEqual(new TextEncoder().encode(text))
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
    { numRuns: 1_000 },
  )
})

test('[FA2] the commitment is the hash of the seed’s hexadecimal text, not of its bytes', () => {
  const serverSeed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
  expect(commitmentOf(serverSeed)).toBe(createHash('sha256').update(serverSeed, 'ascii').digest('hex'))
  expect(commitmentOf(serverSeed)).not.toBe(createHash('sha256').update(serverSeed, 'hex').digest('hex'))
})
