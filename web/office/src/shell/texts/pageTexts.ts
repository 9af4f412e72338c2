import type { Texts } from '@ronda/i18n'
import type { deposit } from '@ronda/i18n/en/money/deposit'
import type { depositDesk } from '@ronda/i18n/en/money/depositDesk'
import type { desk } from '@ronda/i18n/en/office/desk'
import type { jackpot } from '@ronda/i18n/en/play/jackpot'
import type { office } from '@ronda/i18n/en/brand/office'
import type { profile } from '@ronda/i18n/en/people/profile'
import type { proposals } from '@ronda/i18n/en/brand/proposals'
import type { records } from '@ronda/i18n/en/money/records'
import type { security } from '@ronda/i18n/en/people/security'
import type { staffEntrance } from '@ronda/i18n/en/people/staffEntrance'
import type { withdrawal } from '@ronda/i18n/en/money/withdrawal'
import type { withdrawalDesk } from '@ronda/i18n/en/money/withdrawalDesk'
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
    es: async () => (await import('@ronda/i18n/es/money/deposit')).deposit,
    en: async () => (await import('@ronda/i18n/en/money/deposit')).deposit,
  },
  depositDesk: {
    es: async () => (await import('@ronda/i18n/es/money/depositDesk')).depositDesk,
    en: async () => (await import('@ronda/i18n/en/money/depositDesk')).depositDesk,
  },
  desk: {
    es: async () => (await import('@ronda/i18n/es/office/desk')).desk,
    en: async () => (await import('@ronda/i18n/en/office/desk')).desk,
  },
  jackpot: {
    es: async () => (await import('@ronda/i18n/es/play/jackpot')).jackpot,
    en: async () => (await import('@ronda/i18n/en/play/jackpot')).jackpot,
  },
  office: {
    es: async () => (await import('@ronda/i18n/es/brand/office')).office,
    en: async () => (await import('@ronda/i18n/en/brand/office')).office,
  },
  profile: {
    es: async () => (await import('@ronda/i18n/es/people/profile')).profile,
    en: async () => (await import('@ronda/i18n/en/people/profile')).profile,
  },
  proposals: {
    es: async () => (await import('@ronda/i18n/es/brand/proposals')).proposals,
    en: async () => (await import('@ronda/i18n/en/brand/proposals')).proposals,
  },
  records: {
    es: async () => (await import('@ronda/i18n/es/money/records')).records,
    en: async () => (await import('@ronda/i18n/en/money/records')).records,
  },
  security: {
    es: async () => (await import('@ronda/i18n/es/people/security')).security,
    en: async () => (await import('@ronda/i18n/en/people/security')).security,
  },
  staffEntrance: {
    es: async () => (await import('@ronda/i18n/es/people/staffEntrance')).staffEntrance,
    en: async () => (await import('@ronda/i18n/en/people/staffEntrance')).staffEntrance,
  },
  withdrawal: {
    es: async () => (await import('@ronda/i18n/es/money/withdrawal')).withdrawal,
    en: async () => (await import('@ronda/i18n/en/money/withdrawal')).withdrawal,
  },
  withdrawalDesk: {
    es: async () => (await import('@ronda/i18n/es/money/withdrawalDesk')).withdrawalDesk,
    en: async () => (await import('@ronda/i18n/en/money/withdrawalDesk')).withdrawalDesk,
  },
}

export const { usePageTexts, useTextsOf } = makePageTexts(loaders)
