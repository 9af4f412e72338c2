import { hash } from 'node:crypto'

type Puzzle = {
  readonly algorithm: string
  readonly challenge: string
  readonly salt: string
  readonly maxNumber: number
  readonly signature: string
}

/** The solution of a proof-of-work puzzle, found by plain counting; as a browser would hand it in. */
export function solvePuzzle({ algorithm, challenge, salt, maxNumber, signature }: Puzzle): string {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (hash('sha256', `${salt}${number}`) === challenge) {
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
    }
  }
  throw new Error('a puzzle without a solution')
}
