import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/manrope'
import './main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { present } from '@ronda/core'
import { DEFAULT_LANGUAGE, isLanguage } from '@ronda/i18n'
import { makeQueries } from './app/queries.ts'
import { makeRouter } from './app/router.ts'
import { statusQuery } from './brand/status.queries.ts'
import { vendorsQuery } from './catalog/games/kept.queries.ts'
import { listenForInstall } from './install/install.ts'
import { loadLanguage } from './language/loadLanguage.ts'
import { SpeechProvider } from './language/SpeechProvider.tsx'
import { memberQuery } from './people/session/session.ts'
import { deviceStore } from './store.ts'
import { paintBrowser } from './theme/theme.ts'

const stored = deviceStore.get('lang')
const language = isLanguage(stored) ? stored : DEFAULT_LANGUAGE
listenForInstall()

const queries = makeQueries()
const router = makeRouter(queries)

// Asked for while the words are still on their way.
const early = [queries.query(statusQuery), queries.query(memberQuery), queries.query(vendorsQuery(language))]
void Promise.allSettled(early)

// The first sight of home that came with the page has done its part once the page has drawn itself.
const forget = router.subscribe('onRendered', () => {
  forget()
  delete document.documentElement.dataset['first']
  for (const sight of document.querySelectorAll('.first-paint')) sight.remove()
})

const first = await loadLanguage(language)

const root = createRoot(present(document.querySelector('#root'), 'the root of the page'))
// In small steps, so that a slow phone answers to the thumb meanwhile.
startTransition(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SpeechProvider first={first}>
          <RouterProvider router={router} />
        </SpeechProvider>
      </QueryClientProvider>
    </StrictMode>,
  ),
)
requestAnimationFrame(() => paintBrowser())
