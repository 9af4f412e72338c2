import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tickerParts } from './ticker.ts'

test('digits roll, all other characters stand still', () => {
  expect(tickerParts('$1,2').map(({ text, isDigit }) => [text, isDigit])).toEqual([
    ['$', false],
    ['1', true],
    [',', false],
    ['2', true],
  ])
  expect(tickerParts('')).toEqual([])
})

test('a figure is complete, and each digit keeps its place from the right as it grows', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (sign, value) => {
      const [parts, longer] = [tickerParts(`${sign}${value}`), tickerParts(`${sign}1${value}`)]
      expect(parts.map(({ text }) => text).join('')).toBe(`${sign}${value}`)
      expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length)
      const digits = String(value).length
      expect(longer.slice(-digits)).toEqual(parts.slice(-digits))
    }),
  )
})
