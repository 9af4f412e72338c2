import { createContext, useContext } from 'react'

const LocaleContext = createContext('en')

/** The language tag that numbers, money and time are written with. */
export const LocaleProvider = LocaleContext.Provider

export function useLocale(): string {
  return useContext(LocaleContext)
}
