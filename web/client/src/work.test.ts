import { scryptSync } from 'node:crypto'
import { verifySolution, createChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'
import type { Puzzle } from '@ronda/contract'
import { expect, test } from 'vitest'
import { solve, solveOnPage, writeSolution } from './work.ts'

const hmacSignatureSecret = 'a secret of the server'

async function puzzleOf(keyPrefix: string): Promise<Puzzle> {
  const options = { algorithm: 'SCRYPT', deriveKey, cost: 16, memoryCost: 8, parallelism: 1 }
  const data = { until: 1, network: '0'.repeat(16), kind: 'usual' }
  return (await createChallenge({ ...options, keyPrefix, hmacSignatureSecret, data })) as unknown as Puzzle
}

test.each(['0', '00'])('a key with the prefix %s is found, and the server accepts it', async (prefix) => {
  const puzzle = await puzzleOf(prefix)
  const solution = solve(puzzle.parameters, 0, 1)
  expect(solution.derivedKey.startsWith(prefix)).toBe(true)
  const text = writeSolution(puzzle, solution)
  const payload = JSON.parse(atob(text)) as { challenge: Challenge; solution: typeof solution }
  expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true })
  // The maximum that the server accepts.
  expect(text.length).toBeLessThanOrEqual(1_000)
})

test('two workers that split the numbers find one solution each, and the lowest is among them', async () => {
  const { parameters } = await puzzleOf('0')
  const alone = solve(parameters, 0, 1)
  const both = [solve(parameters, 0, 2), solve(parameters, 1, 2)]
  expect(Math.min(...both.map(({ counter }) => counter))).toBe(alone.counter)
})

test('a page without workers finds the same solution without blocking other tasks', async () => {
  const { parameters } = await puzzleOf('0')
  const order: string[] = []
  const harder = { ...parameters, cost: 4_096 }
  const solved = solveOnPage(harder).then((solution) => {
    order.push('solved')
    return solution
  })
  setTimeout(() => order.push('somebody else'))
  const { counter, derivedKey } = await solved
  expect(order).toEqual(['somebody else', 'solved'])
  expect({ counter, derivedKey }).toEqual(solve(harder, 0, 1))
  const password = Buffer.concat([Buffer.from(parameters.nonce, 'hex'), Buffer.from([0, 0, 0, counter])])
  const key = scryptSync(password, Buffer.from(parameters.salt, 'hex'), 32, { N: 4_096, r: 8, p: 1 })
  expect(key.toString('hex')).toBe(derivedKey)
})
