import type { Result } from '@ronda/core'
import { makeClient, type Refusal } from '@ronda/client'

export const api = makeClient()

/** A refusal on its way through React Query, which only knows exceptions. */
class Refused extends Error {
  readonly code: Refusal['code']

  constructor(refusal: Refusal) {
    super(refusal.message ?? refusal.code)
    this.code = refusal.code
  }
}

/** The value of a granted call. For query functions only: elsewhere a refusal is handled as the value it is. */
export function granted<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Refused(result.error)
  return result.value
}

/** The code to show for whatever a query threw; anything that is no refusal is a fault of ours. */
export function codeOf(problem: unknown): Refusal['code'] {
  return problem instanceof Refused ? problem.code : 'server.fault'
}
