import type { Texts } from '@ronda/i18n'
import type { auth } from '@ronda/i18n/en/people/auth'
import type { TextLoaders } from './pageTexts.ts'

export type AuthPages = { readonly auth: Texts<typeof auth> }

/** The texts of the sign-in dialogs. */
export const AUTH = ['auth'] as const

export const authLoaders: TextLoaders<AuthPages> = {
  auth: {
    es: async () => (await import('@ronda/i18n/es/people/auth')).auth,
    en: async () => (await import('@ronda/i18n/en/people/auth')).auth,
  },
}
