import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@ronda/i18n'

export type Theme = 'dark' | 'light'

/** What the page around the game says in the address when it opens it. */
export type LaunchAddress = {
  /** Works once. Without it there is no way in but a new launch. */
  readonly token: string | undefined
  /** Opened before the way in was known: the page around it will tell. */
  readonly isEarly: boolean
  /** The chat of the table is opened with it. */
  readonly hasChat: boolean
  readonly language: Language
  /** Left open, the device decides. */
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

/** The same fragment without the token, so that a reload or a copied address does not carry it on. */
export function withoutToken(fragment: string): string {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  fields.delete('token')
  const rest = fields.toString()
  return rest === '' ? '' : `#${rest}`
}
