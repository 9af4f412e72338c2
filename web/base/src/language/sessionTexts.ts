import type { Texts } from '@ronda/i18n'
import type { session } from '@ronda/i18n/en/people/session'
import type { TextLoaders } from './pageTexts.ts'

export type SessionPages = { readonly session: Texts<typeof session> }

/** The texts of the sign-in dialogs. */
export const SESSION_TEXTS = ['session'] as const

export const sessionLoaders: TextLoaders<SessionPages> = {
  session: {
    es: async () => (await import('@ronda/i18n/es/people/session')).session,
    en: async () => (await import('@ronda/i18n/en/people/session')).session,
  },
}
