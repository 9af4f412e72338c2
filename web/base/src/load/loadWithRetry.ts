import { seconds } from '@ronda/core'
import { ScreenLoadError } from './ScreenLoadError.ts'

/** A phone that changes networks needs about this long. */
const RETRY_DELAY_MS = seconds(1)

/** A script that has not loaded by then counts as failed. */
const LOAD_MS_MAX = seconds(120)

function inTime<T>(loading: Promise<T>, msMax: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ScreenLoadError()), msMax)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}

export type RetryLimits = { readonly retryDelayMs: number; readonly msMax: number }
const RETRY_LIMITS: RetryLimits = { retryDelayMs: RETRY_DELAY_MS, msMax: LOAD_MS_MAX }

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
export async function loadWithRetry<T>(load: () => Promise<T>, limits: RetryLimits = RETRY_LIMITS): Promise<T> {
  try {
    return await inTime(load(), limits.msMax)
  } catch (problem) {
    if (problem instanceof ScreenLoadError) throw problem
    await new Promise((resolve) => setTimeout(resolve, limits.retryDelayMs))
    return inTime(loadAgain(load, problem), limits.msMax).catch((cause: unknown) => {
      throw new ScreenLoadError({ cause })
    })
  }
}
