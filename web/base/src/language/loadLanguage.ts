import type { Language } from '@ronda/i18n'
import type { messages as english } from '@ronda/i18n/en'

export type Messages = typeof english
export type LoadedTexts = { readonly language: Language; readonly messages: Messages }

/** One chunk per language, loaded when first used. */
const loaders: Record<Language, () => Promise<unknown>> = {
  es: async () => (await import('@ronda/i18n/es')).messages,
  en: async () => (await import('@ronda/i18n/en')).messages,
}

export async function loadLanguage(language: Language): Promise<LoadedTexts> {
  const messages = await loaders[language]()
  // Every language has the keys of English, by its type; only the texts differ.
  return { language, messages: messages as Messages }
}
