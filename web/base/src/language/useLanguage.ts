import { createContext, useContext } from 'react'
import { present } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import type { Language } from '@ronda/i18n'

export type LanguageControls = {
  readonly language: Language
  /** The user's choice is stored on the device; the brand's default is not. */
  readonly changeLanguage: (language: Language, chosenBy?: 'user' | 'brand') => void
  readonly refusalText: (code: Refusal['code']) => string
}

export const LanguageContext = createContext<LanguageControls | undefined>(undefined)

/** The current language, how to change it, and the text of each refusal in it. */
export function useLanguage(): LanguageControls {
  return present(useContext(LanguageContext), 'a LanguageProvider')
}
