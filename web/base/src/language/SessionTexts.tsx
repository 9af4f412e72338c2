import type { ReactNode } from 'react'
import { SESSION_TEXTS, sessionLoaders } from './sessionTexts.ts'
import { makePageTexts } from './pageTexts.ts'
import { makeTextsProvider } from './makeTextsProvider.tsx'

const TextsProvider = makeTextsProvider(makePageTexts(sessionLoaders).useTextsOf)

/** Adds the texts of the sign-in dialogs. */
export function SessionTexts({ children }: { readonly children: ReactNode }) {
  return <TextsProvider pages={SESSION_TEXTS}>{children}</TextsProvider>
}
