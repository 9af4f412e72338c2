import { useMemo, useState, type ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { reportTextProblem } from './textProblem.ts'
import { useTextsOf, type Pages } from './usePageTexts.ts'

export type TextsProviderProps = { readonly pages: readonly (keyof Pages)[]; readonly children: ReactNode }

/** Adds the texts of lazily loaded pages to those of the site, for `useTranslations` in its children. */
export function TextsProvider({ pages, children }: TextsProviderProps) {
  const current = useTextsOf(pages)
  // A change of language keeps the old texts until the new ones have loaded: the children must not unmount, least of
  // all a running game.
  const [previous, setPrevious] = useState(current)
  if (current !== undefined && current !== previous) setPrevious(current)
  const texts = current ?? previous
  const messages = useMessages()
  const locale = useLocale()
  const all = useMemo(() => Object.assign({}, messages, texts), [messages, texts])
  if (texts === undefined) return null
  return (
    <IntlProvider locale={locale} messages={all} onError={reportTextProblem}>
      {children}
    </IntlProvider>
  )
}
