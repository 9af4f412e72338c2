import { expect, test } from 'vitest'
import { agentsBelow, type Line } from './file.ts'

const lines = (...all: readonly (readonly string[])[]): readonly Line[] => all.map((agents, id) => ({ id, agents }))

const TREE = lines(['low', 'mid', 'top'], ['mid', 'top'], ['low', 'other', 'head'], ['deep', 'low', 'other'], ['head'])

test.each([
  ['nobody below', 'deep', ['deep']],
  ['who is below them, at any depth', 'low', ['low', 'deep']],
  ['who was moved away, with those below them there', 'mid', ['mid', 'low', 'deep']],
  ['an agent without events', 'nobody', ['nobody']],
])('a file has %s', (_name, agent, below) => {
  const found = agentsBelow(agent, TREE)
  expect([...found].toSorted()).toEqual([...below].toSorted())
})
