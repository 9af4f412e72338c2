import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

test.each([
  ['', []],
  ['hola', [['words', 'hola']]],
  [
    'Ronda: 012345 es tu clave.',
    [
      ['words', 'Ronda: '],
      ['code', '012345'],
      ['words', ' es tu clave.'],
    ],
  ],
  [
    'https://ronda.example/?a=123456 y más',
    [
      ['link', 'https://ronda.example/?a=123456'],
      ['words', ' y más'],
    ],
  ],
  ['+525512345678 y 1234567', [['words', '+525512345678 y 1234567']]],
  [
    'javascript:123456',
    [
      ['words', 'javascript:'],
      ['code', '123456'],
    ],
  ],
] as const)('%s', (message, pieces) => {
  expect(piecesOf(message).map(({ kind, text }) => [kind, text])).toEqual(pieces)
  expect(
    piecesOf(message)
      .map(({ text }) => text)
      .join(''),
  ).toBe(message)
})
