import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { sports } from '@ronda/i18n/en/play/sports'
import { lobby } from '@ronda/i18n/en/site/lobby'
import type { ReactNode } from 'react'
import { makeQueries } from '@ronda/base/member/queries.ts'
import { memberQuery } from '@ronda/base/member/session.ts'
import { InPage } from '@ronda/base/testing/InPage.tsx'
import { renderPart } from '@ronda/base/testing/renderPart.ts'
import type { RenderResult } from 'vitest-browser-react/pure'

const texts = { lobby, sports }

export type SiteOptions = {
  readonly at?: string
  /** With what the server has answered already. */
  readonly queries?: QueryClient
}

export type RenderedSite = {
  readonly screen: RenderResult
  /** Where the links pressed so far have led. */
  readonly address: () => string
}

/** The queries of somebody who is not signed in. */
export function visitorQueries(): QueryClient {
  const queries = makeQueries()
  queries.setQueryData(memberQuery.queryKey, null)
  return queries
}

/** Renders a part of the site in English; the part stays on the screen whatever the address. */
export async function renderInSite(
  part: ReactNode,
  { at = '/', queries = visitorQueries() }: SiteOptions = {},
): Promise<RenderedSite> {
  const root = createRootRoute({ component: () => part })
  const everyPath = createRoute({ getParentRoute: () => root, path: '$' })
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = createRouter({ routeTree: root.addChildren([everyPath]), history })
  const screen = await renderPart(
    <InPage queries={queries} texts={texts}>
      <RouterProvider router={router} />
    </InPage>,
  )
  return { screen, address: () => history.location.href }
}
