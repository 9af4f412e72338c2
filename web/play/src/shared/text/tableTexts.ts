import type { Language } from '@ronda/i18n'
import type { playChat } from '@ronda/i18n/en/talk/playChat'
import type { playTable as english } from '@ronda/i18n/en/play/playTable'
import { loadArcadeTexts, type ArcadeWords } from './arcadeTexts.ts'

export type TableWords = typeof english & { readonly chat: typeof playChat }

/** Texts of tables with shared rounds, loaded when one is opened. */
const loaders: Record<Language, () => Promise<{ readonly playTable: unknown }>> = {
  es: () => import('@ronda/i18n/es/play/playTable'),
  en: () => import('@ronda/i18n/en/play/playTable'),
}

const chatLoaders: Record<Language, () => Promise<{ readonly playChat: unknown }>> = {
  es: () => import('@ronda/i18n/es/talk/playChat'),
  en: () => import('@ronda/i18n/en/talk/playChat'),
}

/** Cards, chips and layouts use the texts of arcade games. */
export async function loadTableTexts(
  language: Language,
): Promise<{ readonly live: TableWords; readonly arcade: ArcadeWords }> {
  const [own, chat, arcade] = await Promise.all([
    loaders[language](),
    chatLoaders[language](),
    loadArcadeTexts(language),
  ])
  // The type guarantees that every language has the keys of English; only the texts differ.
  return { live: { ...(own.playTable as TableWords), chat: chat.playChat as typeof playChat }, ...arcade }
}
