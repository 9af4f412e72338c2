import '@fontsource/bricolage-grotesque/700.css'
import '@fontsource-variable/manrope'
import './main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { present } from '@ronda/core'
import { DEFAULT_LANGUAGE, isLanguage } from '@ronda/i18n'
import { makeQueries } from './app/queries.ts'
import { makeRouter } from './app/router.ts'
import { hasServerState, takeServerState } from './app/takeServerState.ts'
import { statusQuery } from './brand/status.queries.ts'
import { vendorsQuery } from './catalog/games/tabCached.queries.ts'
import { listenForInstall } from './install/install.ts'
import { loadLanguage } from './language/loadLanguage.ts'
import { LanguageProvider } from './language/LanguageProvider.tsx'
import { memberQuery } from './people/session/session.ts'
import { setBrowserColour } from './theme/theme.ts'

/** Renders the page, or hydrates the server-rendered one. */
async function open(): Promise<void> {
  // Set by boot.js from the stored choice.
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  const queries = makeQueries()
  const router = makeRouter(queries)
  if (!hasServerState()) {
    // Loaded in parallel with the texts.
    const early = [queries.query(statusQuery), queries.query(memberQuery), queries.query(vendorsQuery(language))]
    void Promise.allSettled(early)
  }
  const [first, isServerRendered] = await Promise.all([loadLanguage(language), takeServerState(queries, router)])

  const place = present(document.querySelector('#root'), 'an element #root')
  if (!isServerRendered) {
    place.replaceChildren()
    document.querySelector('#sketch')?.remove()
  }
  delete document.documentElement.dataset['paint']
  const page = (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <LanguageProvider first={first}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  // In a transition, so that a slow phone stays responsive meanwhile.
  startTransition(() => {
    if (isServerRendered) hydrateRoot(place, page)
    else createRoot(place).render(page)
  })
  requestAnimationFrame(() => setBrowserColour())
}

listenForInstall()
// Not awaited here: screens import from this file, and would wait for it to finish.
void open()
