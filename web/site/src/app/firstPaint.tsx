import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Language } from '@ronda/i18n'
import { makeQueries } from './queries.ts'
import { makeRouter } from './router.ts'
import { loadLanguage } from '../language/loadLanguage.ts'
import { SpeechProvider } from '../language/SpeechProvider.tsx'

/** Nothing that would run, and no picture that only the real page knows. */
const RUNS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*>/gs

/** Home as a visitor first sees it, while everything that must be asked for is still on its way. Runs in the build. */
export async function renderFirst(language: Language): Promise<string> {
  const queries = makeQueries()
  const router = makeRouter(queries, createMemoryHistory({ initialEntries: ['/'] }))
  const first = await loadLanguage(language)
  await router.load()
  const page = renderToString(
    <QueryClientProvider client={queries}>
      <SpeechProvider first={first}>
        <RouterProvider router={router} />
      </SpeechProvider>
    </QueryClientProvider>,
  )
  queries.clear()
  return page.replaceAll(RUNS, '')
}
