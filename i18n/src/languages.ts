/** Languages the house speaks: their own name, the tag that formats numbers and dates, and where a line begins. */
export const languages = {
  es: { name: 'Español', locale: 'es-419', direction: 'ltr' },
  en: { name: 'English', locale: 'en', direction: 'ltr' },
} as const

export type Language = keyof typeof languages

export const DEFAULT_LANGUAGE: Language = 'es'

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(languages, text)
}
