import { err, ok, type Result } from '@ronda/core'
import type { Client } from './client.ts'
import type { Refusal } from './refusal.ts'

/** Asks for a puzzle and solves it, in steps too short to be felt. The solution is good for one call, for five minutes. */
export async function solveWork(api: Pick<Client, 'verification'>): Promise<Result<string, Refusal>> {
  const puzzle = await api.verification.work()
  if (!puzzle.ok) return puzzle
  try {
    // Fetched with the first form that needs it.
    const { solvePuzzle } = await import('./work.ts')
    const solution = await solvePuzzle(puzzle.value)
    return solution === undefined ? err({ code: 'verification.work_missing' }) : ok(solution)
  } catch {
    return err({ code: 'network.offline' })
  }
}
