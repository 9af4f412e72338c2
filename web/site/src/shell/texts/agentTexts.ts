import type { Texts } from '@ronda/i18n'
import type { agentAccount } from '@ronda/i18n/en/agents/agentAccount'
import type { agentContract } from '@ronda/i18n/en/agents/agentContract'
import type { agentContractTerms } from '@ronda/i18n/en/agents/agentContractTerms'
import type { agentLink } from '@ronda/i18n/en/agents/agentLink'
import type { exclusion } from '@ronda/i18n/en/agents/exclusion'
import type { payslip } from '@ronda/i18n/en/agents/payslip'
import type { team } from '@ronda/i18n/en/agents/team'
import type { TextLoaders } from '@ronda/base/language/pageTexts.ts'

/** Texts of the agent center. */
export type AgentPages = {
  readonly agentAccount: Texts<typeof agentAccount>
  readonly agentContract: Texts<typeof agentContract>
  readonly agentContractTerms: Texts<typeof agentContractTerms>
  readonly agentLink: Texts<typeof agentLink>
  readonly exclusion: Texts<typeof exclusion>
  readonly payslip: Texts<typeof payslip>
  readonly team: Texts<typeof team>
}

export const agentLoaders: TextLoaders<AgentPages> = {
  agentAccount: {
    es: async () => (await import('@ronda/i18n/es/agents/agentAccount')).agentAccount,
    en: async () => (await import('@ronda/i18n/en/agents/agentAccount')).agentAccount,
  },
  agentContract: {
    es: async () => (await import('@ronda/i18n/es/agents/agentContract')).agentContract,
    en: async () => (await import('@ronda/i18n/en/agents/agentContract')).agentContract,
  },
  agentContractTerms: {
    es: async () => (await import('@ronda/i18n/es/agents/agentContractTerms')).agentContractTerms,
    en: async () => (await import('@ronda/i18n/en/agents/agentContractTerms')).agentContractTerms,
  },
  agentLink: {
    es: async () => (await import('@ronda/i18n/es/agents/agentLink')).agentLink,
    en: async () => (await import('@ronda/i18n/en/agents/agentLink')).agentLink,
  },
  exclusion: {
    es: async () => (await import('@ronda/i18n/es/agents/exclusion')).exclusion,
    en: async () => (await import('@ronda/i18n/en/agents/exclusion')).exclusion,
  },
  payslip: {
    es: async () => (await import('@ronda/i18n/es/agents/payslip')).payslip,
    en: async () => (await import('@ronda/i18n/en/agents/payslip')).payslip,
  },
  team: {
    es: async () => (await import('@ronda/i18n/es/agents/team')).team,
    en: async () => (await import('@ronda/i18n/en/agents/team')).team,
  },
}
