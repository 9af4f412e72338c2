import { Buffer } from 'node:buffer'
import { hash } from 'node:crypto'
import { calls } from '@ronda/contract'
import type { Visitor } from './visitor.ts'

type Puzzle = { readonly challenge: string; readonly salt: string; readonly maxNumber: number }

/** A puzzle fetched and solved, as a page does it before a form is sent. */
export async function solveWork(visitor: Visitor): Promise<string> {
  const { maxNumber, ...puzzle } = await visitor.get<Puzzle>(calls.verification.work.path)
  for (let number = 0; number <= maxNumber; number += 1) {
    if (hash('sha256', `${puzzle.salt}${number}`, 'hex') !== puzzle.challenge) continue
    return Buffer.from(JSON.stringify({ ...puzzle, number })).toString('base64')
  }
  throw new Error('the puzzle has no solution')
}
