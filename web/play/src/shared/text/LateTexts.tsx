import type { Language } from '@ronda/i18n'
import { useCallback, type ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages, type Messages } from 'use-intl'
import { useLoaded } from '../view/useLoaded.ts'

type Texts = Partial<Messages>

/** Texts that are loaded when a game is opened, in the language on screen. */
export function useLateTexts(load: (language: Language) => Promise<Texts>): Texts | undefined {
  const language = useLocale()
  return useLoaded(useCallback(() => load(language), [load, language]))
}

/** Adds texts to those that are loaded already. */
export function LateTexts({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  const language = useLocale()
  const messages = useMessages()
  return (
    <IntlProvider
      locale={language}
      messages={{ ...messages, ...texts }}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  )
}
