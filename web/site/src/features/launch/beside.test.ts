import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved, readBeside, TABLES_MAX, writeTables } from './beside.ts'

test.each([
  [undefined, []],
  ['', []],
  ['B', []],
  ['BB.CC', ['BB', 'CC']],
  ['AA.BB.BB', ['BB']],
  ['BB.<script>.c c', ['BB']],
  ['BB.CC.DD.EE', ['BB', 'CC', 'DD']],
])('%j beside AA are %j', (text, codes) => {
  expect(readBeside(text, 'AA')).toEqual(codes)
})

const tables = fc.uniqueArray(fc.constantFrom('AA', 'BB', 'CC', 'DD', 'EE'), { minLength: 1, maxLength: TABLES_MAX })

test('what is written is read back', () => {
  fc.assert(
    fc.property(tables, (codes) => {
      const { game, beside } = writeTables(codes)
      expect([game, ...readBeside(beside, game)]).toEqual(codes)
    }),
  )
})

test('moving a table loses none, and moving it back undoes it', () => {
  fc.assert(
    fc.property(tables, fc.nat(), (codes, pick) => {
      const code = codes[pick % codes.length] ?? ''
      const next = moved(codes, code, 1)
      expect([...next].toSorted()).toEqual([...codes].toSorted())
      if (codes.at(-1) !== code) expect(moved(next, code, -1)).toEqual(codes)
    }),
  )
  expect(moved(['AA', 'BB', 'CC'], 'AA', 1)).toEqual(['BB', 'AA', 'CC'])
  expect(moved(['AA', 'BB'], 'AA', -1)).toEqual(['AA', 'BB'])
})
