import { calls } from '@ronda/contract'
import { solvePuzzle } from './puzzle.ts'
import type { Visitor } from './visitor.ts'

/** Fetches and solves a puzzle, as a page does before it sends a form. */
export async function solveWork(visitor: Visitor, kind: 'usual' | 'long' = 'usual'): Promise<string> {
  const { path } = calls.verification.work
  return solvePuzzle(await visitor.get<Parameters<typeof solvePuzzle>[0]>(`${path}?kind=${kind}`))
}
