import { useMemo, useState, type ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { tellTextProblem } from './textProblem.ts'
import { useTextsOf, type Pages } from './usePageTexts.ts'

export type TextsProviderProps = { readonly pages: readonly (keyof Pages)[]; readonly children: ReactNode }

/** Adds the words of lazily loaded pages to those of the site, for `useTranslations` beneath it. */
export function TextsProvider({ pages, children }: TextsProviderProps) {
  const current = useTextsOf(pages)
  // A change of language keeps the old words until the new ones have come: what stands beneath must not go for a moment,
  // least of all a game in its frame.
  const [kept, setKept] = useState(current)
  if (current !== undefined && current !== kept) setKept(current)
  const texts = current ?? kept
  const messages = useMessages()
  const locale = useLocale()
  const all = useMemo(() => Object.assign({}, messages, texts), [messages, texts])
  if (texts === undefined) return null
  return (
    <IntlProvider locale={locale} messages={all} onError={tellTextProblem}>
      {children}
    </IntlProvider>
  )
}
