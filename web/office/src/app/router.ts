import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { makeAddress, parseAddress } from '@ronda/base/browser/queryString.ts'
import { Broken } from '@ronda/base/layout/Broken.tsx'
import { routeTree } from './routes.ts'

export function makeRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    context: { queries },
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
