import type { Language } from '@ronda/i18n'
import type { arcade as english } from '@ronda/i18n/en/play/arcade'

export type ArcadeWords = typeof english

/** Texts of arcade games, loaded when one is opened. */
const loaders: Record<Language, () => Promise<{ readonly arcade: unknown }>> = {
  es: () => import('@ronda/i18n/es/play/arcade'),
  en: () => import('@ronda/i18n/en/play/arcade'),
}

export async function loadArcadeTexts(language: Language): Promise<{ readonly arcade: ArcadeWords }> {
  // The type guarantees that every language has the keys of English; only the texts differ.
  return { arcade: (await loaders[language]()).arcade as ArcadeWords }
}
