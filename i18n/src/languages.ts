import { knownLanguages } from './knownLanguages.ts'

/** Languages the house speaks: those whose every text is written. The others it only knows by name. */
export const languages = { es: knownLanguages.es, en: knownLanguages.en } as const

export type Language = keyof typeof languages

export const DEFAULT_LANGUAGE: Language = 'es'

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(languages, text)
}

/** Of the languages that the house has switched on, those it can really speak, in the house's order. */
export function offeredLanguages(switchedOn: readonly string[]): readonly Language[] {
  const spoken = switchedOn.filter(isLanguage)
  return spoken.length > 0 ? spoken : [DEFAULT_LANGUAGE]
}

/**
 * The language to speak: what was chosen last, else what was chosen before that, else the house's own. What the house
 * no longer offers is passed over, so that switching a language off leaves nobody with a page of its codes.
 */
export function chooseLanguage(
  wanted: readonly (string | null)[],
  offered: readonly Language[],
  house: Language,
): Language {
  const chosen = wanted.find((code) => isLanguage(code) && offered.includes(code))
  return isLanguage(chosen) ? chosen : (offered.find((code) => code === house) ?? offered[0] ?? DEFAULT_LANGUAGE)
}
