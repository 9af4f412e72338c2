import '@fontsource/bricolage-grotesque/700.css'
import '@fontsource-variable/manrope'
import './main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { present } from '@ronda/core'
import { DEFAULT_LANGUAGE, isLanguage } from '@ronda/i18n'
import { loadLanguage } from '@ronda/base/language/loadLanguage.ts'
import { LanguageProvider } from '@ronda/base/language/LanguageProvider.tsx'
import { makeQueries } from '@ronda/base/member/queries.ts'
import { setBrowserColour } from '@ronda/base/theme/theme.ts'
import { makeRouter } from './router.ts'

async function open(): Promise<void> {
  // Set by boot.js from the stored choice.
  const { lang } = document.documentElement
  const queries = makeQueries()
  const router = makeRouter(queries)
  const first = await loadLanguage(isLanguage(lang) ? lang : DEFAULT_LANGUAGE)
  createRoot(present(document.querySelector('#root'), 'an element #root')).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <LanguageProvider first={first}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  setBrowserColour()
}

// Not awaited here: screens import from this file, and would wait for it to finish.
void open()
