import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { Broken } from '../shell/Broken.tsx'
import { makeAddress, parseAddress } from '../queryString.ts'
import { routeTree } from './routes.ts'

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
    scrollRestoration: true,
    defaultErrorComponent: Broken,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
