import { seconds } from '@ronda/core'
import { LateScreen } from './LateScreen.ts'

/** A phone that changes networks needs about this long. */
const RETRY_DELAY_MS = seconds(1)

/** A script that has not loaded by then counts as failed. */
const LOAD_MS_MAX = seconds(120)

function inTime<T>(loading: Promise<T>, msMax: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new LateScreen()), msMax)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}

export type Patience = { readonly retryDelayMs: number; readonly msMax: number }
const PATIENCE: Patience = { retryDelayMs: RETRY_DELAY_MS, msMax: LOAD_MS_MAX }

/** The file that a browser names in its error. */
export function fileIn(problem: unknown): string | undefined {
  return problem instanceof Error ? /https?:\/\/\S+\.js/.exec(problem.message)?.[0] : undefined
}

/**
 * Browsers cache the failure of a module, so the second request uses another address. Where the browser does not name
 * the file, the same import is repeated.
 */
function loadAgain<T>(load: () => Promise<T>, problem: unknown): Promise<T> {
  const file = fileIn(problem)
  return file === undefined ? load() : (import(/* @vite-ignore */ `${file}?again=${Date.now()}`) as Promise<T>)
}

/** Loads a screen; tries twice, and then reports that it failed to load. */
export async function loadTwice<T>(load: () => Promise<T>, patience: Patience = PATIENCE): Promise<T> {
  try {
    return await inTime(load(), patience.msMax)
  } catch (problem) {
    if (problem instanceof LateScreen) throw problem
    await new Promise((resolve) => setTimeout(resolve, patience.retryDelayMs))
    return inTime(loadAgain(load, problem), patience.msMax).catch((cause: unknown) => {
      throw new LateScreen({ cause })
    })
  }
}
