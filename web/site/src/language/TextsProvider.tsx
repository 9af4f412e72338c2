import { useMemo, type ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl'
import { useTextsOf, type Pages } from './usePageTexts.ts'

export type TextsProviderProps = { readonly pages: readonly (keyof Pages)[]; readonly children: ReactNode }

/** Adds the words of lazily loaded pages to those of the site, for `useTranslations` beneath it. */
export function TextsProvider({ pages, children }: TextsProviderProps) {
  const texts = useTextsOf(pages)
  const messages = useMessages()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const all = useMemo(() => Object.assign({}, messages, texts), [messages, texts])
  if (texts === undefined) return null
  return (
    <IntlProvider locale={locale} messages={all} {...(timeZone !== undefined && { timeZone })}>
      {children}
    </IntlProvider>
  )
}
