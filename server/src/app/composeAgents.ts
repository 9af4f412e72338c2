import { openTreeFeature } from '../agents/tree/feature.ts'
import type { Platform } from '../platform/platform.ts'
import type { Product } from './product.ts'

/** Agents, and who stands below them. */
export function openAgents(platform: Platform, { brand: { merchant } }: Product) {
  const tree = openTreeFeature({ platform, merchant })
  return { tree }
}
