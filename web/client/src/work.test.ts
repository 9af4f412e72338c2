import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solvePuzzle, type Puzzle } from './work.ts'

const hex = (text: string): string => createHash('sha256').update(text).digest('hex')

function puzzleOf(number: number, maxNumber: number): Puzzle {
  const salt = 'aa55aa55aa55aa55aa55aa55?expires=1800000000&'
  return { algorithm: 'SHA-256', challenge: hex(salt + number), salt, maxNumber, signature: 'ff'.repeat(32) }
}

test.each([0, 1, 49, 50, 4_000])('the number %i is found, and handed back with what was signed', async (number) => {
  const puzzle = puzzleOf(number, 4_000)
  const { maxNumber: _, ...signed } = puzzle
  expect(JSON.parse(atob((await solvePuzzle(puzzle)) ?? ''))).toEqual({ ...signed, number })
})

test('a puzzle without a solution is given up', async () => {
  expect(await solvePuzzle(puzzleOf(4_001, 4_000))).toBeUndefined()
})

test('others get their turn while a puzzle is solved', async () => {
  const order: string[] = []
  // Far more than half a frame's worth on any machine.
  const solved = solvePuzzle(puzzleOf(100_000, 100_000)).then(() => order.push('solved'))
  setTimeout(() => order.push('somebody else'))
  await solved
  expect(order).toEqual(['somebody else', 'solved'])
})
