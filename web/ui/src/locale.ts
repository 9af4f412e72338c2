import { createContext, useContext } from 'react'

const LocaleContext = createContext('en')

/** The language tag for numbers, money and time. */
export const LocaleProvider = LocaleContext.Provider

export function useLocale(): string {
  return useContext(LocaleContext)
}
