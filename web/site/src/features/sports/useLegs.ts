import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { builderQuery } from './builder.queries.ts'
import type { Selection } from './selection.ts'
import { legsOf, type SlipLeg } from './slipView.ts'
import { SPORTS_KEY } from './sports.queries.ts'
import { useFeed } from './useSportsFeed.ts'

/** A leg at its price. A bet builder has none while it is asked for, or where its parts cannot be combined. */
export type PricedLeg = SlipLeg & {
  readonly price: number | undefined
  readonly priceVersion: number
  readonly failure: string | undefined
  /** Whether it is in every line. */
  readonly isBanker: boolean
}

/** Prices in play change with every moment: those of bet builders are asked for again then. */
function useLiveBuilders(legs: readonly SlipLeg[]): void {
  const queries = useQueryClient()
  const { board } = useFeed()
  const moments = legs
    .filter(({ selections }) => selections.length > 1)
    .flatMap(({ match }) => board?.value.find(({ number }) => number === match.number) ?? [])
    .filter(({ state, takesBets }) => state === 'playing' && takesBets)
    .map(({ number, priceVersion }) => `${number} ${priceVersion}`)
    .join()
  useEffect(() => {
    if (moments !== '') void queries.invalidateQueries({ queryKey: [...SPORTS_KEY, 'builder'] })
  }, [moments, queries])
}

/** The legs of the slip; bet builders are priced by the server. */
export function useLegs(selections: readonly Selection[], bankers: ReadonlySet<number>): readonly PricedLeg[] {
  const { refusalText } = useLanguage()
  const legs = legsOf(selections)
  useLiveBuilders(legs)
  const answers = useQueries({ queries: legs.map((leg) => builderQuery(leg)) })
  return legs.map((found, at) => {
    const leg = { ...found, isBanker: bankers.has(found.match.number) }
    const [first] = leg.selections
    if (leg.selections.length === 1 && first !== undefined)
      return { ...leg, price: first.price, priceVersion: first.priceVersion, failure: undefined }
    const answer = answers[at]?.data
    if (answer?.ok !== true)
      return { ...leg, price: undefined, priceVersion: 0, failure: answer && refusalText(answer.error.code) }
    return { ...leg, ...answer.value, failure: undefined }
  })
}
