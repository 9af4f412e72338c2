import { dehydrate, QueryClientProvider, type Query, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { escapeHtml } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { brandNameQuery } from '@ronda/base/brand/brandName.queries.ts'
import { makeQueries } from '@ronda/base/member/queries.ts'
import { makeRouter } from './router.ts'
import { packState, type State } from './state.ts'
import { setCallOrigin } from '@ronda/base/call/api.ts'
import { loadLanguage } from '@ronda/base/language/loadLanguage.ts'
import { LanguageProvider } from '@ronda/base/language/LanguageProvider.tsx'
import { isTextsKey, textsNamed } from '@ronda/base/language/pageTexts.ts'
import { memberQuery } from '@ronda/base/member/session.ts'

export type Address = { readonly path: string; readonly language: Language; readonly origin: string }

/** What goes into the page: the lines of its head, its body, and the data it was rendered from. */
export type Rendered = {
  readonly head: string
  readonly body: string
  /** The dialog that is open at this address, if any; see DialogSketch. */
  readonly sketch: string
  readonly state: string
}

/** Scripts are removed: what the router would inline, the page's own scripts do. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs
const LINKS = /<link\b[^>]*>/g
const SKETCH = /<div data-sketch=.*?<i data-sketch-end=[^>]*><\/i><\/div>/s

/** Rendered data can lead to further queries; this limits the number of passes. */
const PASSES_MAX = 4

/** Answers that depend on the caller are left to the user's own browser. */
const isForAll = (query: Query): boolean => query.meta?.['isPrivate'] !== true && query.meta?.['isPersonal'] !== true

/** After rendering, `options` holds the query's `enabled` flag, though its type does not say so. */
const isSwitchedOff = ({ options }: Query): boolean => 'enabled' in options && options.enabled === false

function wanted(queries: QueryClient): readonly Query[] {
  const all = queries.getQueryCache().getAll()
  return all.filter((query) => query.state.status === 'pending' && !isSwitchedOff(query) && isForAll(query))
}

function stateOf(queries: QueryClient): State {
  const known = dehydrate(queries, {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && isForAll(query) && !isTextsKey(query.queryKey),
  })
  const texts = queries.getQueryCache().findAll({ predicate: ({ queryKey }) => isTextsKey(queryKey) })
  return { known, texts: texts.map(({ queryKey }) => textsNamed(queryKey)) }
}

/**
 * Renders a screen on the server as a visitor first sees it, so that the page arrives with its games and the browser
 * hydrates it. Each pass renders, fetches the queries that were missing, and renders again.
 */
export async function renderPage({ path, language, origin }: Address): Promise<Rendered> {
  setCallOrigin(origin)
  const queries = makeQueries()
  queries.setQueryData(memberQuery.queryKey, null)
  const router = makeRouter(queries, createMemoryHistory({ initialEntries: [path] }))
  const first = await loadLanguage(language)
  await router.load()
  const page = (
    <QueryClientProvider client={queries}>
      <LanguageProvider first={first}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
  )
  let html = ''
  for (let passes = 0; passes < PASSES_MAX; passes += 1) {
    // In one chunk: later chunks of a page come with inline scripts, which the content policy forbids.
    const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
    html = await new Response(prelude).text()
    const missing = wanted(queries)
    if (missing.length === 0) break
    await Promise.all(missing.map((query) => query.fetch()))
  }
  const state = packState(stateOf(queries))
  const name = queries.getQueryData(brandNameQuery.queryKey)
  const title = name === undefined ? '' : `<title>${escapeHtml(name)}</title>`
  queries.clear()
  const shown = html.replaceAll(SCRIPTS, '')
  const body = shown.replaceAll(LINKS, '')
  return {
    head: title + (shown.match(LINKS) ?? []).join(''),
    body: body.replace(SKETCH, ''),
    sketch: SKETCH.exec(body)?.[0] ?? '',
    state,
  }
}
