import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_FIGURES } from './figures.ts'
import { makeCode, makeSignedText, readCode, spellCode } from './signedText.ts'

test('a code is parsed as printed, in lower case, with spaces, or with similar letters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const code = makeCode(bytes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
      expect(readCode(spellCode(code))).toBe(code)
      expect(readCode(` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)).toBe(code)
    }),
  )
})

test('the signed text has every figure exactly', () => {
  const head = {
    code: '0'.repeat(26),
    holder: 'Ana\nRuiz  Gómez',
    account: '10000001',
    from: '2026-01-01',
    to: '2026-12-31',
    zone: 'America/Lima',
    currency: 'USD',
    madeAtMs: 0,
  } as const
  const named = [{ game: 'FERIA_DE_LUZ', rounds: 3, staked: 300_000n, won: 1n }]
  const figures = { ...NO_FIGURES, opening: 1n, closing: -1n, named, other: { staked: 0n, won: 0n } }
  const move = { title: 'x', note: null, amount: -150_000n, id: 'abc', day: '2026-05-06' }
  const section = { wallet: 'cash', name: 'Balance', opening: 1n, closing: -1n }
  const sections = [
    {
      ...section,
      lines: [
        { ...move, atMs: 0 },
        { ...move, atMs: null },
      ],
    },
  ]
  const lines = makeSignedText(head, { figures, sections }).split('\n')
  expect(lines).toContain('holder Ana Ruiz Gómez')
  expect(lines).toContain('wallet cash 0.00001 -0.00001')
  expect(lines).toContain('move 1970-01-01T00:00:00.000Z -1.50000 abc')
  expect(lines).toContain('move 2026-05-06 -1.50000 abc')
  expect(lines).toContain('opening 0.00001')
  expect(lines).toContain('closing -0.00001')
  expect(lines).toContain('game FERIA_DE_LUZ 3 3.00000 0.00001')
  expect(lines).toContain('made 1970-01-01T00:00:00.000Z')
})
