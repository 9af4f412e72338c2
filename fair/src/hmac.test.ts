import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf, makeHex } from './bytes.ts'
import { hmacKey, hmacSha256 } from './hmac.ts'

const repeated = (byte: number, length: number): Uint8Array => new Uint8Array(length).fill(byte)

const hmacHex = (key: Uint8Array, message: Uint8Array): string => makeHex(hmacSha256(hmacKey(key), message))

// RFC 4231, the cases whose digest is printed in full.
const published = [
  {
    name: 'a short key',
    key: repeated(0x0b, 20),
    message: bytesOf('Hi There'),
    digest: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  },
  {
    name: 'a key shorter than the digest',
    key: bytesOf('Jefe'),
    message: bytesOf('what do ya want for nothing?'),
    digest: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  {
    name: 'key and message together longer than a block',
    key: repeated(0xaa, 20),
    message: repeated(0xdd, 50),
    digest: '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  },
  {
    name: 'a key of 25 bytes',
    key: Uint8Array.from({ length: 25 }, (_, i) => i + 1),
    message: repeated(0xcd, 50),
    digest: '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  },
  {
    name: 'a key longer than a block',
    key: repeated(0xaa, 131),
    message: bytesOf('Test Using Larger Than Block-Size Key - Hash Key First'),
    digest: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  },
  {
    name: 'key and message each longer than a block',
    key: repeated(0xaa, 131),
    message: bytesOf(
      'This is a test using a larger than block-size key and a larger than block-size data. ' +
        'The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    digest: '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  },
]

test.each(published)('[FA1] HMAC-SHA256 with $name', ({ key, message, digest }) => {
  expect(hmacHex(key, message)).toBe(digest)
})

test('[FA1] HMAC-SHA256 of any key and message equals the digest of node:crypto', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 250 }), (key, message) => {
      expect(hmacHex(key, message)).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }),
    { numRuns: 3_000 },
  )
})

test('[FA1] a key that was prepared once can be used for many messages', () => {
  const key = hmacKey(bytesOf('one key'))
  for (let i = 0; i < 100; i++) {
    const message = `message ${i}`
    expect(makeHex(hmacSha256(key, bytesOf(message)))).toBe(
      createHmac('sha256', 'one key').update(message).digest('hex'),
    )
  }
})
