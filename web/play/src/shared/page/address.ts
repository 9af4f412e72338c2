import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@ronda/i18n'

export type Theme = 'dark' | 'light'

/** What the parent page passes in the address when it opens the game. */
export type LaunchAddress = {
  /** Works once. Without it only a new launch opens the game. */
  readonly token: string | undefined
  /** The frame was opened before the token was known: the parent page will send it. */
  readonly isEarly: boolean
  /** Whether the chat of the table is opened too. */
  readonly hasChat: boolean
  readonly language: Language
  /** If undefined, the device decides. */
  readonly theme: Theme | undefined
}

/** Reads the part of the address after `#`: unlike the rest of it, that part is never sent to a server or a log. */
export function readAddress(fragment: string): LaunchAddress {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const [language, theme] = [fields.get('lang'), fields.get('theme')]
  return {
    token: fields.get('token') ?? undefined,
    isEarly: fields.has('early'),
    hasChat: fields.get('chat') === 'open',
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
  }
}

/** The same fragment without the token, so that a reload or a copied address does not contain it. */
export function withoutToken(fragment: string): string {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  fields.delete('token')
  const rest = fields.toString()
  return rest === '' ? '' : `#${rest}`
}
