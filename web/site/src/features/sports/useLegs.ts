import { useQueries } from '@tanstack/react-query'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { builderQuery } from './builder.queries.ts'
import type { Selection } from './selection.ts'
import { legsOf, type SlipLeg } from './slipView.ts'

/** A leg at its price. A bet builder has none while it is asked for, or where its parts cannot be combined. */
export type PricedLeg = SlipLeg & {
  readonly price: number | undefined
  readonly priceVersion: number
  readonly failure: string | undefined
}

/** The legs of the slip; bet builders are priced by the server. */
export function useLegs(selections: readonly Selection[]): readonly PricedLeg[] {
  const { refusalText } = useLanguage()
  const legs = legsOf(selections)
  const answers = useQueries({ queries: legs.map(builderQuery) })
  return legs.map((leg, at) => {
    const [first] = leg.selections
    if (leg.selections.length === 1 && first !== undefined)
      return { ...leg, price: first.price, priceVersion: first.priceVersion, failure: undefined }
    const answer = answers[at]?.data
    if (answer?.ok !== true)
      return { ...leg, price: undefined, priceVersion: 0, failure: answer && refusalText(answer.error.code) }
    return { ...leg, ...answer.value, failure: undefined }
  })
}
