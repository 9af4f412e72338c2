import { dehydrate, QueryClientProvider, type Query, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import type { Language } from '@ronda/i18n'
import { makeQueries } from './queries.ts'
import { makeRouter } from './router.ts'
import { packState, type State } from './state.ts'
import { askAt } from '../api.ts'
import { loadLanguage } from '../language/loadLanguage.ts'
import { LanguageProvider } from '../language/LanguageProvider.tsx'
import { isTextsKey, textsNamed } from '../language/usePageTexts.ts'
import { memberQuery } from '../people/session/session.ts'

export type Address = { readonly path: string; readonly language: Language; readonly origin: string }

/** What goes into the page: its head's own lines, its body, and what the drawing was made from. */
export type Rendered = {
  readonly head: string
  readonly body: string
  /** A window over it, if one is open at this address; see DialogSketch. */
  readonly sketch: string
  readonly state: string
}

/** Nothing that would run: what the router would write there, the page's own scripts do. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs
const LINKS = /<link\b[^>]*>/g
const SKETCH = /<div data-sketch=.*?<i data-sketch-end=[^>]*><\/i><\/div>/s

/** What a drawing asks for leads to more that it asks for, but not for ever. */
const DRAWINGS_MAX = 4

/** Answers that depend on who asks are for the reader's own browser to get. */
const isForAll = (query: Query): boolean => query.meta?.['isPrivate'] !== true && query.meta?.['isPersonal'] !== true

/** Drawing leaves in a query what the screen said of it, more than its type admits. */
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
 * A screen as a visitor first sees it, drawn on the server: the page comes with its games in it, and the browser takes
 * over what is there instead of drawing it again. Drawn, asked for what the drawing lacked, and drawn again.
 */
export async function renderPage({ path, language, origin }: Address): Promise<Rendered> {
  askAt(origin)
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
  for (let drawings = 0; drawings < DRAWINGS_MAX; drawings += 1) {
    // In one piece: the later pieces of a page come with scripts of their own, which ours may not run.
    const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
    html = await new Response(prelude).text()
    const missing = wanted(queries)
    if (missing.length === 0) break
    await Promise.all(missing.map((query) => query.fetch()))
  }
  const state = packState(stateOf(queries))
  queries.clear()
  const shown = html.replaceAll(SCRIPTS, '')
  const body = shown.replaceAll(LINKS, '')
  return {
    head: (shown.match(LINKS) ?? []).join(''),
    body: body.replace(SKETCH, ''),
    sketch: SKETCH.exec(body)?.[0] ?? '',
    state,
  }
}
