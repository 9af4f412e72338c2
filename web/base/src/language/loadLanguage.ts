import type { Language, RefusalTexts } from '@ronda/i18n'
import type { messages as english } from '@ronda/i18n/en'

export type Messages = typeof english
export type LoadedTexts = { readonly language: Language; readonly messages: Messages; readonly refusals: RefusalTexts }

/** One chunk per language, loaded when first used. */
const loaders: Record<Language, () => Promise<{ messages: unknown; refusals: RefusalTexts }>> = {
  es: () => import('@ronda/i18n/es'),
  en: () => import('@ronda/i18n/en'),
}

export async function loadLanguage(language: Language): Promise<LoadedTexts> {
  const { messages, refusals } = await loaders[language]()
  // Every language has the keys of English, by its type; only the texts differ.
  return { language, messages: messages as Messages, refusals }
}
