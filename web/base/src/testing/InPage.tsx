import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { session } from '@ronda/i18n/en/people/session'
import { messages } from '@ronda/i18n/en'
import { refusals } from '@ronda/i18n/en/refusals'
import type { ComponentProps, ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { LanguageContext, type LanguageControls } from '../language/useLanguage.ts'
import { makeQueries } from '../member/queries.ts'

const language: LanguageControls = {
  language: 'en',
  changeLanguage: () => {},
  refusalText: (code) => refusals[code],
}

export type InPageProps = {
  readonly children: ReactNode
  /** With what the server has answered already. */
  readonly queries?: QueryClient
  /** The texts of pages that are loaded later. */
  readonly texts?: object
}

/** A page in English, of a visitor unless the queries know somebody else. */
export function InPage({ children, queries = makeQueries(), texts = {} }: InPageProps) {
  const all = { ...messages, session, ...texts } as NonNullable<ComponentProps<typeof IntlProvider>['messages']>
  return (
    <IntlProvider locale="en" messages={all} timeZone="UTC">
      <LanguageContext value={language}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </LanguageContext>
    </IntlProvider>
  )
}
