import { expect, test } from 'vitest'
import { along, flatten } from '../paint/along.ts'
import { capitals, onLine, widthOf } from './lettering.ts'
import { SKELETON } from './skeleton.ts'

test.each([
  ['Feria de Luz', 'FERIA DE LUZ'],
  ['Corazón ñandú', 'CORAZÓN ÑANDÚ'],
  ['Corazo\u0301n', 'CORAZÓN'],
  ['El pingüino', 'EL PINGÜINO'],
  ['Ça & là', 'CA & LA'],
  ['Jack-o', 'JACK-O'],
  ['¡Olé! 7', 'OLÉ 7'],
])('%s is drawn as %s', (text, drawn) => {
  expect(capitals(text)).toBe(drawn)
})

test('a line of letters is centred on its middle', () => {
  const left = onLine('LUZ', { centre: [100, 50], height: 40 })[0]?.transform ?? ''
  const x = Number(/translate\(([\d.]+)/.exec(left)?.[1])
  expect(x).toBeCloseTo(100 - widthOf('LUZ', 40) / 2, 0)
})

test.each(Object.keys(SKELETON).filter((letter) => letter !== ' '))('the skeleton of %s stays in its box', (letter) => {
  const { width = 0, path = '' } = SKELETON[letter] ?? {}
  for (const [x, y] of flatten(path).flat()) {
    expect(x).toBeGreaterThanOrEqual(-6)
    expect(x).toBeLessThanOrEqual(width + 6)
    expect(y).toBeGreaterThanOrEqual(-34)
    expect(y).toBeLessThanOrEqual(108)
  }
})

test('bulbs along a stroke are evenly spaced, with one at each end, and never overlap', () => {
  expect(along('M0 0H100', 25)).toEqual([0, 25, 50, 75, 100].map((x) => [x, 0]))
  expect(along('M0 0H40M0 0V40', 20)).toHaveLength(5)
})
