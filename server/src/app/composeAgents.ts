import { openAgentAccountFeature, type AgentAccountNeeds } from '../agents/agentAccount/feature.ts'
import { openAgentContractFeature } from '../agents/agentContract/feature.ts'
import { openAgentLinkFeature } from '../agents/agentLink/feature.ts'
import { openExclusionFeature } from '../agents/exclusion/feature.ts'
import { openPayslipFeature, type PayslipNeeds } from '../agents/payslip/feature.ts'
import { openTeamFeature, type TeamNeeds } from '../agents/team/feature.ts'
import { openTreeFeature } from '../agents/tree/feature.ts'
import type { Platform } from '../platform/platform.ts'
import type { Product } from './product.ts'

type Lower = Pick<TeamNeeds, 'ledger'> &
  Pick<AgentAccountNeeds, 'settings' | 'wallet' | 'session'> &
  Pick<PayslipNeeds, 'wallet' | 'rewardFund'>

/** Agents, who stands below them, what their teams do, how they bring others, and what they are paid for it. */
export function openAgents(
  platform: Platform,
  { brand, shareds, rewardGames: games }: Product,
  { ledger, settings, session, wallet, rewardFund }: Lower,
) {
  const tree = openTreeFeature({ platform, merchant: brand.merchant })
  const team = openTeamFeature({ platform, brand, games, settings, ledger })
  const agentLink = openAgentLinkFeature({ platform, brand, settings, ledger })
  const agentAccount = openAgentAccountFeature({ platform, brand, settings, session, wallet })
  const agentContract = openAgentContractFeature({ platform, brand, settings, tree })
  const payslip = openPayslipFeature({ platform, brand, games, ledger, wallet, rewardFund, agentContract })
  const exclusion = openExclusionFeature({ platform, games, shareds, settings })
  return { tree, team, agentLink, agentAccount, agentContract, payslip, exclusion }
}
