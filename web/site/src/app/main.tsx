import '@fontsource/bricolage-grotesque/700.css'
import '@fontsource-variable/manrope'
import './main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { present } from '@ronda/core'
import { DEFAULT_LANGUAGE, isLanguage } from '@ronda/i18n'
import { makeQueries } from '@ronda/base/member/queries.ts'
import { makeRouter } from './router.ts'
import { hasServerState, takeServerState } from './takeServerState.ts'
import { brandNameQuery } from '@ronda/base/brand/brandName.queries.ts'
import { vendorsQuery } from '../shell/games/tabCached.queries.ts'
import { listenForInstall } from '../shell/install/install.ts'
import { loadLanguage } from '@ronda/base/language/loadLanguage.ts'
import { LanguageProvider } from '@ronda/base/language/LanguageProvider.tsx'
import { memberQuery } from '@ronda/base/member/session.ts'
import { setBrowserColour } from '@ronda/base/theme/theme.ts'

/** Renders the page, or hydrates the server-rendered one. */
async function open(): Promise<void> {
  // Set by boot.js from the stored choice.
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  const queries = makeQueries()
  const router = makeRouter(queries)
  if (!hasServerState()) {
    // Loaded in parallel with the texts.
    const early = [queries.query(brandNameQuery), queries.query(memberQuery), queries.query(vendorsQuery(language))]
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
