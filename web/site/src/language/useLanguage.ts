import { createContext, useContext } from 'react'
import { present } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import type { Language } from '@ronda/i18n'

export type LanguageControls = {
  readonly language: Language
  /** A reader's choice is remembered on the device; the house's is not. */
  readonly speak: (language: Language, whoChose?: 'reader' | 'house') => void
  readonly refusalText: (code: Refusal['code']) => string
}

export const LanguageContext = createContext<LanguageControls | undefined>(undefined)

/** The language being spoken, how to change it, and what each refusal is called in it. */
export function useLanguage(): LanguageControls {
  return present(useContext(LanguageContext), 'the speech provider')
}
