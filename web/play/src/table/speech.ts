import type { Language } from '@ronda/i18n'
import type { playChat } from '@ronda/i18n/en/playChat'
import type { playTable as english } from '@ronda/i18n/en/playTable'
import { loadArcadeWords, type ArcadeWords } from '../arcade/speech.ts'

export type LiveWords = typeof english & { readonly chat: typeof playChat }

/** Words of tables that many sit at, fetched when one is opened. */
const loaders: Record<Language, () => Promise<{ readonly playTable: unknown }>> = {
  es: () => import('@ronda/i18n/es/playTable'),
  en: () => import('@ronda/i18n/en/playTable'),
}

const chatLoaders: Record<Language, () => Promise<{ readonly playChat: unknown }>> = {
  es: () => import('@ronda/i18n/es/playChat'),
  en: () => import('@ronda/i18n/en/playChat'),
}

/** Cards, chips and cloths have the words that they have in solo games. */
export async function loadLiveWords(
  language: Language,
): Promise<{ readonly live: LiveWords; readonly arcade: ArcadeWords }> {
  const [own, chat, arcade] = await Promise.all([
    loaders[language](),
    chatLoaders[language](),
    loadArcadeWords(language),
  ])
  // Every language has English's keys, by its type; only the texts differ.
  return { live: { ...(own.playTable as LiveWords), chat: chat.playChat as typeof playChat }, arcade }
}
