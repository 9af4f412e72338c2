import type { Puzzle } from '@ronda/contract'
// oxlint-disable-next-line import/default -- the build makes its address of it
import address from './work.worker.ts?worker&url'
import { solveBetween, writeSolution, type Solution } from './work.ts'
import type { WorkOrder } from './work.worker.ts'

type ScriptUrls = { createScriptURL(text: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptUrls): ScriptUrls }

/** Our content policy lets no text become a script's address unless a policy vouches for it; this one knows one address. */
function makeVouched(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('ronda-work', { createScriptURL: () => address }).createScriptURL('') ?? address
}

let vouched: string | undefined

/** Two are twice as fast; more would make a phone warm for little. */
const workersOf = (cores: number): number => (cores >= 4 ? 2 : 1)

/** Whoever is first to find it wins, and all of them are sent home. */
async function solveBeside({ parameters }: Puzzle): Promise<Solution> {
  vouched ??= makeVouched()
  const step = workersOf(navigator.hardwareConcurrency)
  const workers: Worker[] = []
  try {
    const found = Array.from({ length: step }, (_, from) => {
      const worker = new Worker(vouched ?? address, { type: 'module' })
      workers.push(worker)
      return new Promise<Solution>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Solution>) => resolve(data), { once: true })
        worker.addEventListener('error', reject, { once: true })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
        worker.postMessage({ parameters, from, step } satisfies WorkOrder)
      })
    })
    return await Promise.race(found)
  } finally {
    for (const worker of workers) worker.terminate()
  }
}

/** The solution as the server takes it. */
export async function solvePuzzle(puzzle: Puzzle): Promise<string> {
  const solution = await solveBeside(puzzle).catch(() => solveBetween(puzzle.parameters))
  return writeSolution(puzzle, solution)
}
