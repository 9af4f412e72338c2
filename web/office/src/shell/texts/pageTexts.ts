import type { Texts } from '@ronda/i18n'
import type { agentContractTerms } from '@ronda/i18n/en/agents/agentContractTerms'
import type { deposit } from '@ronda/i18n/en/money/deposit'
import type { depositDesk } from '@ronda/i18n/en/money/depositDesk'
import type { desk } from '@ronda/i18n/en/office/desk'
import type { jackpot } from '@ronda/i18n/en/play/jackpot'
import type { sports } from '@ronda/i18n/en/play/sports'
import type { settings } from '@ronda/i18n/en/brand/settings'
import type { profile } from '@ronda/i18n/en/people/profile'
import type { proposal } from '@ronda/i18n/en/brand/proposal'
import type { statement } from '@ronda/i18n/en/money/statement'
import type { security } from '@ronda/i18n/en/people/security'
import type { sessionStaff } from '@ronda/i18n/en/people/sessionStaff'
import type { withdrawal } from '@ronda/i18n/en/money/withdrawal'
import type { bankTransferDesk } from '@ronda/i18n/en/money/bankTransferDesk'
import type { withdrawalDesk } from '@ronda/i18n/en/money/withdrawalDesk'
import { sessionLoaders, type SessionPages } from '@ronda/base/language/sessionTexts.ts'
import { makePageTexts, type TextLoaders } from '@ronda/base/language/pageTexts.ts'

export type Pages = SessionPages & {
  readonly agentContractTerms: Texts<typeof agentContractTerms>
  readonly deposit: Texts<typeof deposit>
  readonly depositDesk: Texts<typeof depositDesk>
  readonly desk: Texts<typeof desk>
  readonly jackpot: Texts<typeof jackpot>
  readonly settings: Texts<typeof settings>
  readonly sports: Texts<typeof sports>
  readonly profile: Texts<typeof profile>
  readonly proposal: Texts<typeof proposal>
  readonly statement: Texts<typeof statement>
  readonly security: Texts<typeof security>
  readonly sessionStaff: Texts<typeof sessionStaff>
  readonly withdrawal: Texts<typeof withdrawal>
  readonly bankTransferDesk: Texts<typeof bankTransferDesk>
  readonly withdrawalDesk: Texts<typeof withdrawalDesk>
}

/** Each screen loads its texts with it. */
const loaders: TextLoaders<Pages> = {
  ...sessionLoaders,
  agentContractTerms: {
    es: async () => (await import('@ronda/i18n/es/agents/agentContractTerms')).agentContractTerms,
    en: async () => (await import('@ronda/i18n/en/agents/agentContractTerms')).agentContractTerms,
  },
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
  sports: {
    es: async () => (await import('@ronda/i18n/es/play/sports')).sports,
    en: async () => (await import('@ronda/i18n/en/play/sports')).sports,
  },
  settings: {
    es: async () => (await import('@ronda/i18n/es/brand/settings')).settings,
    en: async () => (await import('@ronda/i18n/en/brand/settings')).settings,
  },
  profile: {
    es: async () => (await import('@ronda/i18n/es/people/profile')).profile,
    en: async () => (await import('@ronda/i18n/en/people/profile')).profile,
  },
  proposal: {
    es: async () => (await import('@ronda/i18n/es/brand/proposal')).proposal,
    en: async () => (await import('@ronda/i18n/en/brand/proposal')).proposal,
  },
  statement: {
    es: async () => (await import('@ronda/i18n/es/money/statement')).statement,
    en: async () => (await import('@ronda/i18n/en/money/statement')).statement,
  },
  security: {
    es: async () => (await import('@ronda/i18n/es/people/security')).security,
    en: async () => (await import('@ronda/i18n/en/people/security')).security,
  },
  sessionStaff: {
    es: async () => (await import('@ronda/i18n/es/people/sessionStaff')).sessionStaff,
    en: async () => (await import('@ronda/i18n/en/people/sessionStaff')).sessionStaff,
  },
  withdrawal: {
    es: async () => (await import('@ronda/i18n/es/money/withdrawal')).withdrawal,
    en: async () => (await import('@ronda/i18n/en/money/withdrawal')).withdrawal,
  },
  bankTransferDesk: {
    es: async () => (await import('@ronda/i18n/es/money/bankTransferDesk')).bankTransferDesk,
    en: async () => (await import('@ronda/i18n/en/money/bankTransferDesk')).bankTransferDesk,
  },
  withdrawalDesk: {
    es: async () => (await import('@ronda/i18n/es/money/withdrawalDesk')).withdrawalDesk,
    en: async () => (await import('@ronda/i18n/en/money/withdrawalDesk')).withdrawalDesk,
  },
}

export const { usePageTexts, useTextsOf } = makePageTexts(loaders)
