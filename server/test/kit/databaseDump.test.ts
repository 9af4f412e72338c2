import { expect, test } from 'vitest'
import { readableIn } from './databaseDump.ts'

test.each([
  ['(7,918273,f)', '918273', true],
  ['{"pin": "918273"}', '918273', true],
  ['2026-11-19 03:48:09.918273+00', '918273', false],
  ['8c050aff-b8ea-862e-92a8-e4f918273ac6', '918273', false],
  ['1918273', '918273', false],
  [String.raw`(\x393138323733)`, '918273', true],
  ['+525587654321', '5587654321', true],
  ['Canario Amarillo', 'Canario', true],
  ['Canary', 'Canario', false],
])('in "%s" %s is readable: %s', (dump, secret, isReadable) => {
  expect(readableIn(dump, [secret])).toEqual(isReadable ? [secret] : [])
})
