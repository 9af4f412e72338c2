import { expect, test } from 'vitest'
import { qrOf } from './qr.ts'

test('a code has its margin, its three corners, and grows with its text', () => {
  const short = qrOf('https://ronda.example/')
  // The first dark square of the corner comes after the margin.
  expect(short.path.startsWith('M4 4h1v1h-1z')).toBe(true)
  expect((short.size - 8 - 17) % 4).toBe(0)
  expect(qrOf(`https://ronda.example/${'x'.repeat(200)}`).size).toBeGreaterThan(short.size)
})
