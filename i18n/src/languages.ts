import { knownLanguages } from './knownLanguages.ts'

/** Languages with complete texts. The others are known by name only. */
export const languages = { es: knownLanguages.es, en: knownLanguages.en } as const

export type Language = keyof typeof languages

export const DEFAULT_LANGUAGE: Language = 'es'

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(languages, text)
}

/** The languages that the brand has switched on and that have complete texts, in the brand's order. */
export function offeredLanguages(switchedOn: readonly string[]): readonly Language[] {
  const spoken = switchedOn.filter(isLanguage)
  return spoken.length > 0 ? spoken : [DEFAULT_LANGUAGE]
}

/**
 * The language of a page: the last choice that is offered, else the brand's own. A language that is no longer offered is
 * skipped: without this, a reader who had chosen it would see keys instead of texts.
 */
export function chooseLanguage(
  wanted: readonly (string | null)[],
  offered: readonly Language[],
  brandLanguage: Language,
): Language {
  const chosen = wanted.find((code) => isLanguage(code) && offered.includes(code))
  return isLanguage(chosen)
    ? chosen
    : (offered.find((code) => code === brandLanguage) ?? offered[0] ?? DEFAULT_LANGUAGE)
}
