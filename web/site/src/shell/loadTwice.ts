import { seconds } from '@ronda/core'
import { LateScreen } from './LateScreen.ts'

/** A phone that changes from one network to another needs about this long. */
const RETRY_DELAY_MS = seconds(1)

/** A script that has not come by then will not come. */
const LOAD_MS_MAX = seconds(120)

function inTime<T>(loading: Promise<T>, msMax: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new LateScreen()), msMax)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}

export type Patience = { readonly retryDelayMs: number; readonly msMax: number }
const PATIENCE: Patience = { retryDelayMs: RETRY_DELAY_MS, msMax: LOAD_MS_MAX }

/** The file that a browser says it could not fetch. */
export function fileIn(problem: unknown): string | undefined {
  return problem instanceof Error ? /https?:\/\/\S+\.js/.exec(problem.message)?.[0] : undefined
}

/**
 * Browsers remember that a module failed and do not ask for it again, so the second time it is asked for by another
 * address. Where the browser does not say which file it was, it is asked for as before.
 */
function loadAgain<T>(load: () => Promise<T>, problem: unknown): Promise<T> {
  const file = fileIn(problem)
  return file === undefined ? load() : (import(/* @vite-ignore */ `${file}?again=${Date.now()}`) as Promise<T>)
}

/** Loads a screen; asks a second time when the first time failed, and then says that it did not come. */
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
