import { expect, test } from 'vitest'
import { readHelpAddress } from './helpAddress.ts'

test.each([
  ['', null],
  ['  ', null],
  ['https://help.example/es', 'https://help.example/es'],
  [' https://help.example ', 'https://help.example/'],
  ['http://help.example', undefined],
  ['javascript:alert(1)', undefined],
  ['https://me:secret@help.example', undefined],
  ['help.example', undefined],
])('%j is read as %j', (typed, address) => {
  expect(readHelpAddress(typed)).toBe(address)
})
