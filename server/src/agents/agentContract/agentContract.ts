import type { ContractSide, ContractState } from '@ronda/contract'
import { days } from '@ronda/core'
import {
  endedBy,
  faultOfTerms,
  refusalOfOffer,
  type Offer,
  type StandingContract,
  type Terms,
} from '@ronda/core/payroll'

/** An offer that is not answered in this time expires: the figures behind it are no longer those of today. */
export const OFFER_OPEN_MS = days(7)

export type GrantRefusal =
  | 'agentContract.none_own'
  | 'agentContract.above_upline'
  | 'agentContract.other_period'
  | 'agentContract.other_rules'

/** Whether terms can be a contract in the brand's currency. */
export const areTermsGood = (terms: Terms, currency: string): boolean =>
  terms.currency === currency && faultOfTerms(terms) === undefined

/** A contract that holds now, with who it is from; `upline` is null for the platform. */
export type Standing = StandingContract & { readonly id: string; readonly termsHash: string }

export type Granting = {
  readonly offer: Offer
  /** Who offers it; null for the platform. */
  readonly upline: string | null
  /** The contracts of the agents above. */
  readonly above: readonly Standing[]
}

const REFUSALS = {
  above_upline: 'agentContract.above_upline',
  other_period: 'agentContract.other_period',
  other_rules: 'agentContract.other_rules',
} as const

/** Why terms may not be offered now, or undefined. An agent grants only from an own contract of the same kind. */
export function refusalOfGrant({ offer, upline, above }: Granting): GrantRefusal | undefined {
  const hasOwn = above.some(({ agent }) => agent === upline)
  if (upline !== null && !hasOwn) return 'agentContract.none_own'
  const refusal = refusalOfOffer(offer, above)
  return refusal && REFUSALS[refusal]
}

/** The contracts that end with an acceptance, in the order of their ids. */
export const endedWith = (offer: Offer, below: readonly Standing[]): readonly Standing[] => {
  const ended = new Set(endedBy(offer, below).map(({ agent }) => agent))
  return below.filter(({ agent }) => ended.has(agent)).toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** The text whose hash an acceptance brings back: the offer and every contract that ends with it. */
export const impactText = (offer: { readonly id: string; readonly termsHash: string }, ended: readonly Standing[]) =>
  JSON.stringify([offer.id, offer.termsHash, ended.map(({ id, termsHash }) => [id, termsHash])])

/** What a contract is decided by. */
export type Deciding = {
  readonly agent: string
  readonly upline: string | null
  readonly state: ContractState
  readonly expiresAtMs: number
  readonly decidedBy: string | null
  readonly endingSide: 'agent' | 'upline' | null
  readonly noticeDays: number | null
}

/** On which side an account is, or undefined: then the contract is none of theirs. */
export function sideOf(
  { agent, upline }: Pick<Deciding, 'agent' | 'upline'>,
  by: string,
): 'agent' | 'upline' | undefined {
  if (agent === by) return 'agent'
  return upline === by ? 'upline' : undefined
}

export type OpenRefusal = 'agentContract.decided' | 'agentContract.expired'

/** Why an offer can no longer be answered, or undefined. */
export function refusalOfAnswer({ state, expiresAtMs }: Deciding, nowMs: number): OpenRefusal | undefined {
  if (state === 'expired') return 'agentContract.expired'
  if (state !== 'requested') return 'agentContract.decided'
  return nowMs >= expiresAtMs ? 'agentContract.expired' : undefined
}

/** Whether a side may take its request to end a contract back: not once the notice is over. */
export const mayKeep = (
  { state, endingSide, validToMs }: Pick<Deciding, 'state' | 'endingSide'> & { readonly validToMs: number | null },
  side: 'agent' | 'upline',
  nowMs: number,
): boolean => state === 'valid' && endingSide === side && (validToMs === null || validToMs > nowMs)

/** What asking for the end of a valid contract does: nothing more, the end now, or the end after a notice. */
export type Ending =
  | { readonly kind: 'asked' }
  | { readonly kind: 'now' }
  | { readonly kind: 'ask'; readonly validToMs: number | null }

export function endingOf({ endingSide, noticeDays }: Deciding, side: 'agent' | 'upline', nowMs: number): Ending {
  if (endingSide === side) return { kind: 'asked' }
  if (endingSide !== null) return { kind: 'now' }
  return { kind: 'ask', validToMs: noticeDays === null ? null : nowMs + days(noticeDays) }
}

/**
 * The contracts in the branch of an agent who was moved that cannot stay below the new line: those that could not be
 * granted from the nearest contract above.
 */
export const endedByMove = (
  branch: readonly Standing[],
  line: readonly string[],
  above: readonly Standing[],
): readonly Standing[] => branch.filter((each) => refusalOfOffer({ ...each, line }, above) !== undefined)

export const shownSide = (side: 'agent' | 'upline', upline: string | null): ContractSide =>
  side === 'upline' && upline === null ? 'platform' : side
