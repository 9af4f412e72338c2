import { err, ok, type Result } from '@ronda/core'
import type { Client } from './client.ts'
import type { Refusal } from './refusal.ts'

/** `long` also stands for a picture that somebody cannot see: a phone is at it for some twenty seconds. */
export type WorkKind = 'usual' | 'long'

/** Asks for a puzzle and solves it beside the page. The solution is good for one call, for five minutes. */
export async function solveWork(
  api: Pick<Client, 'verification'>,
  kind: WorkKind = 'usual',
): Promise<Result<string, Refusal>> {
  const puzzle = await api.verification.work(kind === 'usual' ? {} : { kind })
  if (!puzzle.ok) return puzzle
  try {
    // Fetched with the first form that needs it.
    const { solvePuzzle } = await import('./workers.ts')
    return ok(await solvePuzzle(puzzle.value))
  } catch {
    return err({ code: 'network.offline' })
  }
}
