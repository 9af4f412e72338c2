import type { Language } from '@ronda/i18n'
import type { chat as chatTexts } from '@ronda/i18n/en/talk/chat'
import type { sharedRound as english } from '@ronda/i18n/en/play/sharedRound'
import { loadArcadeTexts, type ArcadeWords } from './arcadeTexts.ts'

export type TableWords = typeof english & { readonly chat: typeof chatTexts }

/** Texts of tables with shared rounds, loaded when one is opened. */
const loaders: Record<Language, () => Promise<{ readonly sharedRound: unknown }>> = {
  es: () => import('@ronda/i18n/es/play/sharedRound'),
  en: () => import('@ronda/i18n/en/play/sharedRound'),
}

const chatLoaders: Record<Language, () => Promise<{ readonly chat: unknown }>> = {
  es: () => import('@ronda/i18n/es/talk/chat'),
  en: () => import('@ronda/i18n/en/talk/chat'),
}

/** Cards, chips and layouts use the texts of arcade games. */
export async function loadTableTexts(
  language: Language,
): Promise<{ readonly sharedRound: TableWords; readonly arcade: ArcadeWords }> {
  const [own, chat, arcade] = await Promise.all([
    loaders[language](),
    chatLoaders[language](),
    loadArcadeTexts(language),
  ])
  // The type guarantees that every language has the keys of English; only the texts differ.
  return { sharedRound: { ...(own.sharedRound as TableWords), chat: chat.chat as typeof chatTexts }, ...arcade }
}
