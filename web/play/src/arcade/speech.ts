import type { Language } from '@ronda/i18n'
import type { arcade as english } from '@ronda/i18n/en/arcade'

export type ArcadeWords = typeof english

/** Words of solo games, fetched when one is opened. */
const loaders: Record<Language, () => Promise<{ readonly arcade: unknown }>> = {
  es: () => import('@ronda/i18n/es/arcade'),
  en: () => import('@ronda/i18n/en/arcade'),
}

export async function loadArcadeWords(language: Language): Promise<ArcadeWords> {
  // Every language has English's keys, by its type; only the texts differ.
  return (await loaders[language]()).arcade as ArcadeWords
}
