import type { Terms, Tier } from './terms.ts'

/** A valid contract with the agents above its agent, nearest first. */
export type StandingContract = { readonly agent: string; readonly line: readonly string[]; readonly terms: Terms }

/** Terms offered to an agent. */
export type Offer = StandingContract

export type OfferRefusal = 'above_upline' | 'other_period' | 'other_rules'

const coversTier = (own: Tier, granted: Tier): boolean =>
  own.rateMillionths >= granted.rateMillionths &&
  own.validBetMin <= granted.validBetMin &&
  own.lossMin <= granted.lossMin &&
  own.activeMembersMin <= granted.activeMembersMin

/**
 * Why terms may not be granted from these own ones, or undefined. Without this an agent could grant a line of players
 * what the own contract never reaches: the fund would pay it, and what the agent owes is a debt that nobody collects.
 */
function refusalBelow(granted: Terms, own: Terms): OfferRefusal | undefined {
  if (own.period !== granted.period) return 'other_period'
  const areAlike = own.tierKind === granted.tierKind && own.measure === granted.measure && own.carry === granted.carry
  if (!areAlike) return 'other_rules'
  const isCovered =
    granted.platformMillionths >= own.platformMillionths &&
    granted.activeFrom >= own.activeFrom &&
    granted.tiers.every((tier) => own.tiers.some((each) => coversTier(each, tier)))
  return isCovered ? undefined : 'above_upline'
}

const isAlike = ({ terms }: StandingContract, offer: Offer): boolean =>
  terms.kind === offer.terms.kind && terms.currency === offer.terms.currency

/** The contract of the nearest agent above who has one of this kind. */
function contractAbove(offer: Offer, standing: readonly StandingContract[]): StandingContract | undefined {
  const alike = new Map(standing.filter((each) => isAlike(each, offer)).map((each) => [each.agent, each]))
  const agent = offer.line.find((each) => alike.has(each))
  return agent === undefined ? undefined : alike.get(agent)
}

/** Why terms may not be offered, or undefined: nobody grants more than they have, nor by other rules. */
export function refusalOfOffer(offer: Offer, standing: readonly StandingContract[]): OfferRefusal | undefined {
  const above = contractAbove(offer, standing)
  return above && refusalBelow(offer.terms, above.terms)
}

/**
 * The contracts below the agent that end if the offer is accepted: those that could not be granted from it. Who signs
 * has seen this list, and both are written together.
 */
export function endedBy(offer: Offer, standing: readonly StandingContract[]): readonly StandingContract[] {
  return standing.filter(
    (each) =>
      isAlike(each, offer) && each.line.includes(offer.agent) && refusalBelow(each.terms, offer.terms) !== undefined,
  )
}
