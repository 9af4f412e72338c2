import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { readsBrotli, ReadyReply } from './ready.ts'

test('squeezed and plain say the same', async () => {
  const ready = new ReadyReply<{ text: string }>(JSON.stringify({ text: 'ñandú '.repeat(1_000) }))
  expect(ready.squeezed()).toBeUndefined()
  await ready.squeeze()
  const squeezed = ready.squeezed()
  expect(squeezed?.length).toBeLessThan(200)
  expect(brotliDecompressSync(squeezed ?? '').equals(ready.body)).toBe(true)
  expect(JSON.parse(ready.body.toString())).toEqual({ success: true, value: { text: 'ñandú '.repeat(1_000) } })
})

test('what is small stays as it is', () => {
  const small = new ReadyReply<object>('{}')
  for (let asked = 0; asked < 5; asked += 1) expect(small.squeezed()).toBeUndefined()
})

test('what is asked for again is squeezed, without anybody waiting', async () => {
  const ready = new ReadyReply<object>(JSON.stringify({ text: 'x'.repeat(5_000) }))
  await vi.waitFor(() => expect(ready.squeezed()).toBeDefined())
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
