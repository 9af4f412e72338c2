import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { reportTextProblem } from './textProblem.ts'

export type TextsProviderProps<Page> = { readonly pages: readonly Page[]; readonly children: ReactNode }

/** Makes a component that adds the texts of lazily loaded pages to those of the app, for `useTranslations` inside it. */
export function makeTextsProvider<Page>(
  useTextsOf: (pages: readonly Page[]) => object | undefined,
): ComponentType<TextsProviderProps<Page>> {
  return function TextsProvider({ pages, children }) {
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
}
