import { expect, test } from 'vitest'
import { makeCsv } from './csv.ts'

test('fields with special characters are quoted, and nothing is a formula', () => {
  expect(
    makeCsv([
      ['a', 'b,c', 'd"e'],
      ['=1+1', '-5', '-x', '@y'],
    ]),
  ).toBe('a,"b,c","d""e"\r\n\'=1+1,-5,\'-x,\'@y\r\n')
})
