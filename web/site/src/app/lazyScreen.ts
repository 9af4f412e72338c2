import { lazyRouteComponent } from '@tanstack/react-router'
import { loadTwice } from '../shell/loadTwice.ts'

/** A screen that is fetched when somebody goes there. */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadTwice(load), name)
}
