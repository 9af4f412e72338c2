export { knownLanguages, type KnownLanguage } from './knownLanguages.ts'
export {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  languages,
  offeredLanguages,
  type Language,
} from './languages.ts'
export type { RefusalTexts, Texts } from './texts.ts'
