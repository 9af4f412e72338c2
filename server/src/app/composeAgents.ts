import { openTeamFeature, type TeamNeeds } from '../agents/team/feature.ts'
import { openTreeFeature } from '../agents/tree/feature.ts'
import type { Platform } from '../platform/platform.ts'
import type { Product } from './product.ts'

/** Agents, who stands below them, and what their teams do. */
export function openAgents(
  platform: Platform,
  { brand, slots, arcades, shareds }: Product,
  { ledger }: Pick<TeamNeeds, 'ledger'>,
) {
  const tree = openTreeFeature({ platform, merchant: brand.merchant })
  const team = openTeamFeature({ platform, brand, titles: { slots, arcades, shareds }, ledger })
  return { tree, team }
}
