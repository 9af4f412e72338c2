import { calls } from '@ronda/contract'
import { solvePuzzle } from './puzzle.ts'
import type { Visitor } from './visitor.ts'

/** A puzzle fetched and solved, as a page does it before a form is sent. */
export async function solveWork(visitor: Visitor, kind: 'usual' | 'long' = 'usual'): Promise<string> {
  const { path } = calls.verification.work
  return solvePuzzle(await visitor.get<Parameters<typeof solvePuzzle>[0]>(`${path}?kind=${kind}`))
}
