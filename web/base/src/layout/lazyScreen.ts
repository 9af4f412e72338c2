import { lazyRouteComponent } from '@tanstack/react-router'
import { loadWithRetry } from '../load/loadWithRetry.ts'

/** A screen whose code is fetched when somebody navigates to it. */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadWithRetry(load), name)
}
