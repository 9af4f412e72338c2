import { makeTextsProvider } from '@ronda/base/language/makeTextsProvider.tsx'
import { useTextsOf } from './pageTexts.ts'

/** Adds the texts of lazily loaded pages to those of the office, for `useTranslations` in its children. */
export const TextsProvider = makeTextsProvider(useTextsOf)
