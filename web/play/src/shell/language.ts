import { isLanguage, type Language, type RefusalTexts } from '@ronda/i18n'
import type { play as english } from '@ronda/i18n/en/play/play'

export type Messages = { readonly play: typeof english }
export type LoadedTexts = { readonly language: Language; readonly messages: Messages; readonly refusals: RefusalTexts }

type Words = { readonly play: unknown; readonly refusals: RefusalTexts }

async function both(play: Promise<Pick<Words, 'play'>>, refusals: Promise<Pick<Words, 'refusals'>>): Promise<Words> {
  return { ...(await play), ...(await refusals) }
}

/** One chunk per language; only the texts of the game, not those of the site. */
const loaders: Record<Language, () => Promise<Words>> = {
  es: () => both(import('@ronda/i18n/es/play/play'), import('@ronda/i18n/es/refusals')),
  en: () => both(import('@ronda/i18n/en/play/play'), import('@ronda/i18n/en/refusals')),
}

export async function loadTexts(language: Language): Promise<LoadedTexts> {
  const { play, refusals } = await loaders[language]()
  // The type guarantees that every language has the keys of English; only the texts differ.
  return { language, messages: { play: play as typeof english }, refusals }
}

export const asLanguage = (text: string | undefined): Language | undefined => (isLanguage(text) ? text : undefined)
