export { DEFAULT_LANGUAGE, isLanguage, languages, type Language } from './languages.ts'
export type { RefusalTexts, Texts } from './texts.ts'
