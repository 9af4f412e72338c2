import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { Broken } from '@ronda/base/layout/Broken.tsx'
import { makeAddress, parseAddress } from '@ronda/base/browser/queryString.ts'
import { routeTree } from './routes/routes.ts'

/**
 * A screen opens at the top, or where it was left. On a server-rendered page the scroll position of a user who has
 * already scrolled is kept.
 */
function makeScrollRule(): () => boolean {
  let isArriving = true
  return () => {
    // During server-side rendering there is no window.
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
    // Some public paths differ by case alone, so paths are case-sensitive.
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
