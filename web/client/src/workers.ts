import type { Puzzle } from '@ronda/contract'
// oxlint-disable-next-line import/default -- the build replaces it by the worker's URL
import address from './work.worker.ts?worker&url'
import { solveOnPage, writeSolution, type Solution } from './work.ts'
import type { WorkOrder } from './work.worker.ts'

type ScriptUrls = { createScriptURL(text: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptUrls): ScriptUrls }

/**
 * Our content security policy refuses a script URL unless a Trusted Types policy allows it; this one allows one URL.
 */
function makeTrustedUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('ronda-work', { createScriptURL: () => address }).createScriptURL('') ?? address
}

let trustedUrl: string | undefined

/** Two are twice as fast; more would heat a phone for little. */
const workersOf = (cores: number): number => (cores >= 4 ? 2 : 1)

/** The first solution wins, and all workers are terminated. */
async function solveInWorkers({ parameters }: Puzzle): Promise<Solution> {
  trustedUrl ??= makeTrustedUrl()
  const step = workersOf(navigator.hardwareConcurrency)
  const workers: Worker[] = []
  try {
    const found = Array.from({ length: step }, (_, from) => {
      const worker = new Worker(trustedUrl ?? address, { type: 'module' })
      workers.push(worker)
      return new Promise<Solution>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Solution>) => resolve(data), { once: true })
        worker.addEventListener('error', reject, { once: true })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
        worker.postMessage({ parameters, from, step } satisfies WorkOrder)
      })
    })
    return await Promise.race(found)
  } finally {
    for (const worker of workers) worker.terminate()
  }
}

/** The solution in the form that the server reads. */
export async function solvePuzzle(puzzle: Puzzle): Promise<string> {
  const solution = await solveInWorkers(puzzle).catch(() => solveOnPage(puzzle.parameters))
  return writeSolution(puzzle, solution)
}
