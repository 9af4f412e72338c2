import type { Texts } from '@ronda/i18n'
import type { deposit } from '@ronda/i18n/en/deposit'
import type { depositDesk } from '@ronda/i18n/en/depositDesk'
import type { desk } from '@ronda/i18n/en/desk'
import type { jackpot } from '@ronda/i18n/en/jackpot'
import type { office } from '@ronda/i18n/en/office'
import type { profile } from '@ronda/i18n/en/profile'
import type { proposals } from '@ronda/i18n/en/proposals'
import type { records } from '@ronda/i18n/en/records'
import type { security } from '@ronda/i18n/en/security'
import type { staffEntrance } from '@ronda/i18n/en/staffEntrance'
import type { withdrawal } from '@ronda/i18n/en/withdrawal'
import type { withdrawalDesk } from '@ronda/i18n/en/withdrawalDesk'
import { authLoaders, type AuthPages } from '@ronda/base/language/authTexts.ts'
import { makePageTexts, type TextLoaders } from '@ronda/base/language/pageTexts.ts'

export type Pages = AuthPages & {
  readonly deposit: Texts<typeof deposit>
  readonly depositDesk: Texts<typeof depositDesk>
  readonly desk: Texts<typeof desk>
  readonly jackpot: Texts<typeof jackpot>
  readonly office: Texts<typeof office>
  readonly profile: Texts<typeof profile>
  readonly proposals: Texts<typeof proposals>
  readonly records: Texts<typeof records>
  readonly security: Texts<typeof security>
  readonly staffEntrance: Texts<typeof staffEntrance>
  readonly withdrawal: Texts<typeof withdrawal>
  readonly withdrawalDesk: Texts<typeof withdrawalDesk>
}

/** Each screen loads its texts with it. */
const loaders: TextLoaders<Pages> = {
  ...authLoaders,
  deposit: {
    es: async () => (await import('@ronda/i18n/es/deposit')).deposit,
    en: async () => (await import('@ronda/i18n/en/deposit')).deposit,
  },
  depositDesk: {
    es: async () => (await import('@ronda/i18n/es/depositDesk')).depositDesk,
    en: async () => (await import('@ronda/i18n/en/depositDesk')).depositDesk,
  },
  desk: {
    es: async () => (await import('@ronda/i18n/es/desk')).desk,
    en: async () => (await import('@ronda/i18n/en/desk')).desk,
  },
  jackpot: {
    es: async () => (await import('@ronda/i18n/es/jackpot')).jackpot,
    en: async () => (await import('@ronda/i18n/en/jackpot')).jackpot,
  },
  office: {
    es: async () => (await import('@ronda/i18n/es/office')).office,
    en: async () => (await import('@ronda/i18n/en/office')).office,
  },
  profile: {
    es: async () => (await import('@ronda/i18n/es/profile')).profile,
    en: async () => (await import('@ronda/i18n/en/profile')).profile,
  },
  proposals: {
    es: async () => (await import('@ronda/i18n/es/proposals')).proposals,
    en: async () => (await import('@ronda/i18n/en/proposals')).proposals,
  },
  records: {
    es: async () => (await import('@ronda/i18n/es/records')).records,
    en: async () => (await import('@ronda/i18n/en/records')).records,
  },
  security: {
    es: async () => (await import('@ronda/i18n/es/security')).security,
    en: async () => (await import('@ronda/i18n/en/security')).security,
  },
  staffEntrance: {
    es: async () => (await import('@ronda/i18n/es/staffEntrance')).staffEntrance,
    en: async () => (await import('@ronda/i18n/en/staffEntrance')).staffEntrance,
  },
  withdrawal: {
    es: async () => (await import('@ronda/i18n/es/withdrawal')).withdrawal,
    en: async () => (await import('@ronda/i18n/en/withdrawal')).withdrawal,
  },
  withdrawalDesk: {
    es: async () => (await import('@ronda/i18n/es/withdrawalDesk')).withdrawalDesk,
    en: async () => (await import('@ronda/i18n/en/withdrawalDesk')).withdrawalDesk,
  },
}

export const { usePageTexts, useTextsOf } = makePageTexts(loaders)
