import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCsv } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['-12.50000', '-12.50000'],
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('%j is written as %j', (cell, written) => {
  expect(makeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`)
})

/** Parses as a spreadsheet would. */
function read(file: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of file.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

test('what is written is read back, with a mark before anything that a spreadsheet could run', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const back = read(makeCsv(rows))
      expect(back).toHaveLength(rows.length)
      back.flat().forEach((cell, index) => {
        const given = rows.flat()[index] ?? ''
        expect([given, `'${given}`]).toContain(cell)
        expect(/^[=+@\t\r]/.test(cell)).toBe(false)
      })
    }),
  )
})
