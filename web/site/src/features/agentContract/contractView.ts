import type { Examples } from './agentContract.queries.ts'

/** How many closed periods are shown. */
export const COUNTS = ['3', '6', '12'] as const

type Next = NonNullable<Examples['next']>

export type Missing =
  | { readonly what: 'validBet' | 'loss'; readonly amount: bigint }
  | { readonly what: 'members'; readonly count: number }

/** What is missing to the next tier, without what is there already. */
export function missingOf({ validBet, loss, activeMembers }: Pick<Next, 'validBet' | 'loss' | 'activeMembers'>) {
  const missing: Missing[] = []
  if (validBet > 0n) missing.push({ what: 'validBet', amount: validBet })
  if (loss > 0n) missing.push({ what: 'loss', amount: loss })
  if (activeMembers > 0) missing.push({ what: 'members', count: activeMembers })
  return missing
}
