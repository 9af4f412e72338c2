import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import type { Work } from './useWork.ts'

/** Makes a call that needs a proof of work. One that expired while the user was typing is solved again, once. */
export async function askWithWork<T>(
  work: Work,
  ask: (solution: string) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const solution = await work.take()
  if (!solution.ok) return solution
  const first = await ask(solution.value)
  if (first.ok || first.error.code !== 'verification.work_missing') return first
  const fresh = await work.take()
  return fresh.ok ? ask(fresh.value) : fresh
}
