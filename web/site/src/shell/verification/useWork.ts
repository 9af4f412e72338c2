import { useRef } from 'react'
import { minutes, type Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import { solveWork } from '@ronda/client/work'
import { api } from '@ronda/base/call/api.ts'

/** A solution is valid for five minutes; one older than this may not arrive in time. */
const WORK_MS_MAX = minutes(4)

type Solution = Promise<Result<string, Refusal>>

export type Work = {
  /** Starts solving a proof of work, unless one is already being solved or waiting to be used. */
  readonly begin: () => void
  /** The solution; each is valid for one call, so the next one starts from scratch. */
  readonly take: () => Solution
}

/** The proof of work of a form: started with the first typed letter, and done before the last one. */
export function useWork(): Work {
  const under = useRef<{ readonly solution: Solution; readonly begunAtMs: number }>(undefined)
  function begin(): Solution {
    if (under.current === undefined || Date.now() - under.current.begunAtMs > WORK_MS_MAX)
      under.current = { solution: solveWork(api), begunAtMs: Date.now() }
    return under.current.solution
  }
  return {
    begin: () => void begin(),
    async take() {
      const solution = await begin()
      under.current = undefined
      // It may have been started while the network was down.
      return solution.ok ? solution : solveWork(api)
    },
  }
}
