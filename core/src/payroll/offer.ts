import { highestRate, type Terms } from './terms.ts'

/** A valid contract with the agents above its agent, nearest first. */
export type StandingContract = { readonly agent: string; readonly line: readonly string[]; readonly terms: Terms }

/** Terms offered to an agent. */
export type Offer = StandingContract

export type OfferRefusal = 'above_upline' | 'other_period'

const isAlike = ({ terms }: StandingContract, offer: Offer): boolean =>
  terms.kind === offer.terms.kind && terms.currency === offer.terms.currency

/** The contract of the nearest agent above who has one of this kind. */
function contractAbove(offer: Offer, standing: readonly StandingContract[]): StandingContract | undefined {
  const alike = new Map(standing.filter((each) => isAlike(each, offer)).map((each) => [each.agent, each]))
  const agent = offer.line.find((each) => alike.has(each))
  return agent === undefined ? undefined : alike.get(agent)
}

/** Why terms may not be offered, or undefined: nobody grants more than they have, nor for another period. */
export function refusalOfOffer(offer: Offer, standing: readonly StandingContract[]): OfferRefusal | undefined {
  const above = contractAbove(offer, standing)
  if (above === undefined) return undefined
  if (above.terms.period !== offer.terms.period) return 'other_period'
  return highestRate(offer.terms) > highestRate(above.terms) ? 'above_upline' : undefined
}

/**
 * The contracts below the agent that end if the offer is accepted: those that pay more than it, and those of another
 * period. Who signs has seen this list, and both are written together.
 */
export function endedBy(offer: Offer, standing: readonly StandingContract[]): readonly StandingContract[] {
  return standing.filter(
    (each) =>
      isAlike(each, offer) &&
      each.line.includes(offer.agent) &&
      (highestRate(each.terms) > highestRate(offer.terms) || each.terms.period !== offer.terms.period),
  )
}
