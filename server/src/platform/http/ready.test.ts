import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { readsBrotli, ReadyReply } from './ready.ts'

test('compressed and plain body are the same', async () => {
  const ready = new ReadyReply<{ text: string }>(JSON.stringify({ text: 'ñandú '.repeat(1_000) }))
  expect(ready.compressed()).toBeUndefined()
  await ready.compress()
  const compressed = ready.compressed()
  expect(compressed?.length).toBeLessThan(200)
  expect(brotliDecompressSync(compressed ?? '').equals(ready.body)).toBe(true)
  expect(JSON.parse(ready.body.toString())).toEqual({ success: true, value: { text: 'ñandú '.repeat(1_000) } })
})

test('a small body is not compressed', () => {
  const small = new ReadyReply<object>('{}')
  for (let asked = 0; asked < 5; asked += 1) expect(small.compressed()).toBeUndefined()
})

test('a body that is sent again is compressed in the background', async () => {
  const ready = new ReadyReply<object>(JSON.stringify({ text: 'x'.repeat(5_000) }))
  await vi.waitFor(() => expect(ready.compressed()).toBeDefined())
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
