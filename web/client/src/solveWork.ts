import { err, ok, type Result } from '@ronda/core'
import type { Client } from './client.ts'
import type { Refusal } from './refusal.ts'

/** `long` is also the alternative to a picture for users who cannot see it: it takes a phone about twenty seconds. */
export type WorkKind = 'usual' | 'long'

/** Requests a puzzle and solves it in a worker. The solution is valid for one call, for five minutes. */
export async function solveWork(
  api: Pick<Client, 'verification'>,
  kind: WorkKind = 'usual',
): Promise<Result<string, Refusal>> {
  const puzzle = await api.verification.work(kind === 'usual' ? {} : { kind })
  if (!puzzle.ok) return puzzle
  try {
    // Loaded with the first form that needs it.
    const { solvePuzzle } = await import('./workers.ts')
    return ok(await solvePuzzle(puzzle.value))
  } catch {
    return err({ code: 'network.offline' })
  }
}
