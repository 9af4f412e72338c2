import { knownLanguages } from './knownLanguages.ts'

/** Languages with complete texts. The others are only known by name. */
export const languages = { es: knownLanguages.es, en: knownLanguages.en } as const

export type Language = keyof typeof languages

export const DEFAULT_LANGUAGE: Language = 'es'

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(languages, text)
}

/** The languages the brand has enabled that have complete texts, in the brand's order. */
export function offeredLanguages(switchedOn: readonly string[]): readonly Language[] {
  const spoken = switchedOn.filter(isLanguage)
  return spoken.length > 0 ? spoken : [DEFAULT_LANGUAGE]
}

/**
 * The language to use: what was chosen last, else what was chosen before that, else the brand's default. A language
 * that the brand no longer offers is skipped, so that switching one off leaves nobody with a page of text keys.
 */
export function chooseLanguage(
  wanted: readonly (string | null)[],
  offered: readonly Language[],
  house: Language,
): Language {
  const chosen = wanted.find((code) => isLanguage(code) && offered.includes(code))
  return isLanguage(chosen) ? chosen : (offered.find((code) => code === house) ?? offered[0] ?? DEFAULT_LANGUAGE)
}
