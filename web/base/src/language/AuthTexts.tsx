import type { ReactNode } from 'react'
import { AUTH, authLoaders } from './authTexts.ts'
import { makePageTexts } from './pageTexts.ts'
import { makeTextsProvider } from './makeTextsProvider.tsx'

const TextsProvider = makeTextsProvider(makePageTexts(authLoaders).useTextsOf)

/** Adds the texts of the sign-in dialogs. */
export function AuthTexts({ children }: { readonly children: ReactNode }) {
  return <TextsProvider pages={AUTH}>{children}</TextsProvider>
}
