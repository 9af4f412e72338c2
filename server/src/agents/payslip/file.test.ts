import { expect, test } from 'vitest'
import { agentsBelow, linesOf, type Line } from './file.ts'

const lines = (...all: readonly (readonly string[])[]): readonly Line[] => all.map((agents, id) => ({ id, agents }))

const TREE = lines(['low', 'mid', 'top'], ['mid', 'top'], ['low', 'other', 'head'], ['deep', 'low', 'other'], ['head'])

test.each([
  ['nobody below', 'deep', ['deep'], [3]],
  ['who is below them, at any depth', 'low', ['low', 'deep'], [0, 2, 3]],
  ['who was moved away, with those below them there', 'mid', ['mid', 'low', 'deep'], [0, 1, 2, 3]],
  ['an agent without events', 'nobody', ['nobody'], []],
])('a file has %s', (_name, agent, below, ids) => {
  const found = agentsBelow(agent, TREE)
  expect([...found].toSorted()).toEqual([...below].toSorted())
  expect(linesOf(found, TREE).map(({ id }) => id)).toEqual(ids)
})
