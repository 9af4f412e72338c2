import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areConnected, type Marked } from './link.ts'

const marked = (account: string, ...marks: string[]): Marked => ({ account, marks: new Set(marks) })

test.each<[string, Marked, Marked, readonly Marked[], boolean]>([
  ['nothing in common', marked('a', 'x'), marked('b', 'y'), [], false],
  ['no marks at all', marked('a'), marked('b'), [marked('c')], false],
  ['a mark in common', marked('a', 'x', 'z'), marked('b', 'y', 'z'), [], true],
  ['a further account between them', marked('a', 'x'), marked('b', 'y'), [marked('c', 'x', 'y')], true],
  ['a further account of one of them', marked('a', 'x'), marked('b', 'y'), [marked('c', 'x')], false],
  [
    'two further accounts in a row',
    marked('a', 'x'),
    marked('b', 'y'),
    [marked('c', 'x', 'z'), marked('d', 'z', 'y')],
    false,
  ],
  ['one of them listed as further', marked('a', 'x'), marked('b', 'y'), [marked('a', 'x', 'y')], false],
])('%s', (_name, one, other, further, are) => {
  expect(areConnected(one, other, further)).toBe(are)
})

test('it is the same from both sides', () => {
  const marks = fc.array(fc.constantFrom('v', 'w', 'x', 'y', 'z'), { maxLength: 3 })
  fc.assert(
    fc.property(marks, marks, fc.array(marks, { maxLength: 4 }), (left, right, rest) => {
      const [one, other] = [marked('a', ...left), marked('b', ...right)]
      const further = rest.map((each, at) => marked(`c${at}`, ...each))
      return areConnected(one, other, further) === areConnected(other, one, further)
    }),
  )
})
