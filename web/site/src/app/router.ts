import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { Broken } from '../shell/Broken.tsx'
import { makeAddress, parseAddress } from '../queryString.ts'
import { routeTree } from './routes.ts'

/** A screen begins at the top, or where it was left; whoever has begun to read the painted one stays in the place. */
function makeScrollRule(): () => boolean {
  let isArriving = true
  return () => {
    // Where pages are painted nobody reads, and there is no window.
    const isReading = isArriving && globalThis.scrollY > 0
    isArriving = false
    return !isReading
  }
}

export function makeRouter(queries: QueryClient, history: RouterHistory = createBrowserHistory()) {
  return createRouter({
    routeTree,
    history,
    context: { queries },
    // The public paths differ by case alone in places, so case must count.
    caseSensitive: true,
    parseSearch: parseAddress,
    stringifySearch: makeAddress,
    defaultPreload: 'intent',
    scrollRestoration: makeScrollRule(),
    defaultErrorComponent: Broken,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
