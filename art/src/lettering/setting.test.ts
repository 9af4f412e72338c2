import { expect, test } from 'vitest'
import { setName, wordsOf } from './setting.ts'

const box = { width: 268, height: 102, letterMax: 54, spacing: 50, squeeze: 0.85 }
const linesOf = (name: string): readonly string[] =>
  setName(name, box).map(({ words }) => words.map(({ text }) => text).join(' '))

test.each([
  ['El faro de las mil noches', ['EL FARO DE LAS', 'MIL NOCHES']],
  ['Ruby Dragon', ['RUBY', 'DRAGON']],
  ['Luz', ['LUZ']],
])('%s is set as %j', (name, lines) => {
  expect(linesOf(name)).toEqual(lines)
})

test('small words are set small, unless there is nothing else', () => {
  expect(wordsOf('La noche de la luz').map(({ small }) => small)).toEqual([true, false, true, true, false])
  expect(wordsOf('De la').map(({ small }) => small)).toEqual([false, false])
})
