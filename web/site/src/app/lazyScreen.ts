import { lazyRouteComponent } from '@tanstack/react-router'
import { seconds } from '@ronda/core'
import { LateScreen } from '../shell/LateScreen.ts'

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

/** Loads a screen; asks a second time when the first time failed, and then says that it did not come. */
export async function loadTwice<T>(load: () => Promise<T>, patience: Patience = PATIENCE): Promise<T> {
  try {
    return await inTime(load(), patience.msMax)
  } catch (problem) {
    if (problem instanceof LateScreen) throw problem
    await new Promise((resolve) => setTimeout(resolve, patience.retryDelayMs))
    return inTime(load(), patience.msMax).catch((cause: unknown) => {
      throw new LateScreen({ cause })
    })
  }
}

/** A screen that is fetched when somebody goes there. */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadTwice(load), name)
}
