import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readsBrotli, ReadyReply } from './ready.ts'

test('squeezed and plain say the same', async () => {
  const ready = new ReadyReply<{ text: string }>(JSON.stringify({ text: 'ñandú '.repeat(1_000) }))
  const squeezed = await ready.squeezed()
  expect(squeezed?.length).toBeLessThan(200)
  expect(brotliDecompressSync(squeezed ?? '').equals(ready.body)).toBe(true)
  expect(JSON.parse(ready.body.toString())).toEqual({ success: true, value: { text: 'ñandú '.repeat(1_000) } })
})

test('what is small stays as it is', () => {
  expect(new ReadyReply<object>('{}').squeezed()).toBeUndefined()
})

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['br;q=0.9, gzip', true],
  ['gzip, br;q=0', false],
  ['br;q=0.000, gzip', false],
  ['gzip', false],
  ['brotli', false],
  ['', false],
  [undefined, false],
])('%s: %s', (header, reads) => {
  expect(readsBrotli(header)).toBe(reads)
})
