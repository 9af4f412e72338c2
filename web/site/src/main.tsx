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
import { vendorsQuery } from './catalog/games/kept.queries.ts'
import { listenForInstall } from './install/install.ts'
import { loadLanguage } from './language/loadLanguage.ts'
import { LanguageProvider } from './language/LanguageProvider.tsx'
import { memberQuery } from './people/session/session.ts'
import { paintBrowser } from './theme/theme.ts'

/** Draws the page, or takes over what the server has drawn. */
async function open(): Promise<void> {
  // boot.js has chosen it, by what the device remembers.
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  const queries = makeQueries()
  const router = makeRouter(queries)
  if (!hasServerState()) {
    // Asked for while the words are still on their way.
    const early = [queries.query(statusQuery), queries.query(memberQuery), queries.query(vendorsQuery(language))]
    void Promise.allSettled(early)
  }
  const [first, isPainted] = await Promise.all([loadLanguage(language), takeServerState(queries, router)])

  const place = present(document.querySelector('#root'), 'the root of the page')
  if (!isPainted) {
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
  // In small steps, so that a slow phone answers to the thumb meanwhile.
  startTransition(() => {
    if (isPainted) hydrateRoot(place, page)
    else createRoot(place).render(page)
  })
  requestAnimationFrame(() => paintBrowser())
}

listenForInstall()
// Not awaited here: screens import from this file, and would wait for it to be done.
void open()
