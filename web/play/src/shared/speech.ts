import type { Language } from '@ronda/i18n'
import type { playShared as english } from '@ronda/i18n/en/playShared'
import { loadArcadeWords, type ArcadeWords } from '../arcade/speech.ts'

export type LiveWords = typeof english

/** Words of tables that many sit at, fetched when one is opened. */
const loaders: Record<Language, () => Promise<{ readonly playShared: unknown }>> = {
  es: () => import('@ronda/i18n/es/playShared'),
  en: () => import('@ronda/i18n/en/playShared'),
}

/** Cards, chips and cloths have the words that they have in solo games. */
export async function loadLiveWords(
  language: Language,
): Promise<{ readonly live: LiveWords; readonly arcade: ArcadeWords }> {
  const [own, arcade] = await Promise.all([loaders[language](), loadArcadeWords(language)])
  // Every language has English's keys, by its type; only the texts differ.
  return { live: own.playShared as LiveWords, arcade }
}
