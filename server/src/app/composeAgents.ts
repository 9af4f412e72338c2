import { openAgentContractFeature, type AgentContractNeeds } from '../agents/agentContract/feature.ts'
import { openPayslipFeature, type PayslipNeeds } from '../agents/payslip/feature.ts'
import { openTeamFeature, type TeamNeeds } from '../agents/team/feature.ts'
import { openTreeFeature } from '../agents/tree/feature.ts'
import type { Platform } from '../platform/platform.ts'
import type { Product } from './product.ts'

type AgentNeeds = Pick<TeamNeeds, 'ledger'> &
  Pick<AgentContractNeeds, 'settings'> &
  Pick<PayslipNeeds, 'wallet' | 'rewardFund'>

/** Agents, who stands below them, what their teams do, and what they are paid for it. */
export function openAgents(
  platform: Platform,
  { brand, slots, arcades, shareds }: Product,
  { ledger, settings, wallet, rewardFund }: AgentNeeds,
) {
  const titles = { slots, arcades, shareds }
  const tree = openTreeFeature({ platform, merchant: brand.merchant })
  const team = openTeamFeature({ platform, brand, titles, ledger })
  const agentContract = openAgentContractFeature({ platform, brand, settings, tree })
  const payslip = openPayslipFeature({ platform, brand, titles, ledger, wallet, rewardFund })
  return { tree, team, agentContract, payslip }
}
