import { openAgentContractFeature, type AgentContractNeeds } from '../agents/agentContract/feature.ts'
import { openTeamFeature, type TeamNeeds } from '../agents/team/feature.ts'
import { openTreeFeature } from '../agents/tree/feature.ts'
import type { Platform } from '../platform/platform.ts'
import type { Product } from './product.ts'

/** Agents, who stands below them, what their teams do, and what they are paid for it. */
export function openAgents(
  platform: Platform,
  { brand, slots, arcades, shareds }: Product,
  { ledger, settings }: Pick<TeamNeeds, 'ledger'> & Pick<AgentContractNeeds, 'settings'>,
) {
  const tree = openTreeFeature({ platform, merchant: brand.merchant })
  const team = openTeamFeature({ platform, brand, titles: { slots, arcades, shareds }, ledger })
  const agentContract = openAgentContractFeature({ platform, brand, settings, tree })
  return { tree, team, agentContract }
}
