import { queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import { api } from '@ronda/base/call/api.ts'
import type { SlipLeg } from './slipView.ts'
import { SPORTS_KEY } from './sports.queries.ts'

const AGAIN_MS = seconds(20)

export const partsOf = ({ selections }: SlipLeg) =>
  selections.map(({ market, choice }) => ({ market: market.id, choice }))

/** The price of several selections of a match together. */
export const builderQuery = (leg: SlipLeg) =>
  queryOptions({
    queryKey: [...SPORTS_KEY, 'builder', leg.match.number, partsOf(leg)],
    queryFn: () => api.sports.builder({ match: leg.match.number, parts: partsOf(leg) }),
    enabled: leg.selections.length > 1,
    refetchInterval: AGAIN_MS,
  })
