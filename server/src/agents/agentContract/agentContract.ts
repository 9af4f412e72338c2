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

/** A contract that holds now, with who granted it; `upline` is null for the platform. */
export type Standing = StandingContract & {
  readonly id: string
  readonly upline: string | null
  readonly termsHash: string
}

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

/** These contracts with all that their agents granted, and so on down, in the order of their ids. */
function withGranted(ended: readonly { readonly agent: string }[], below: readonly Standing[]): readonly Standing[] {
  const agents = new Set(ended.map(({ agent }) => agent))
  const granters = [...agents]
  const grantedBy = Map.groupBy(below, ({ upline }) => upline)
  for (let at = 0; at < granters.length; at += 1) {
    for (const { agent } of grantedBy.get(granters[at] ?? null) ?? []) {
      if (agents.size < agents.add(agent).size) granters.push(agent)
    }
  }
  return below.filter(({ agent }) => agents.has(agent)).toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** The contracts that end with an acceptance. */
export const endedWith = (offer: Offer, below: readonly Standing[]): readonly Standing[] =>
  withGranted(endedBy(offer, below), below)

/**
 * The contracts that end when that of an agent does: those that the agent granted. Without this they would be paid by
 * the platform alone, at rates that nobody above has.
 */
export const endedWithout = (agent: string, below: readonly Standing[]): readonly Standing[] =>
  withGranted([{ agent }], below).filter((each) => each.agent !== agent)

/** The text whose hash an acceptance or an end brings back: the contract and every one that ends with it. */
export const impactText = (contract: { readonly id: string; readonly termsHash: string }, ended: readonly Standing[]) =>
  JSON.stringify([contract.id, contract.termsHash, ended.map(({ id, termsHash }) => [id, termsHash])])

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

/** The accounts on both sides; the platform is none. */
export const partiesOf = ({ agent, upline }: Pick<Deciding, 'agent' | 'upline'>): readonly string[] =>
  upline === null ? [agent] : [agent, upline]

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

/** What of a branch ends by a move, and what of it only because the contract above ended. */
export type EndedByMove = { readonly ended: readonly Standing[]; readonly granted: readonly Standing[] }

/**
 * The contracts of one kind in the branch of an agent who was moved that cannot stay below the new line: the one from
 * an agent who is no longer directly above, those that could not be granted from the nearest contract above, and all
 * that were granted from these.
 */
export function endedByMove(
  moved: string,
  branch: readonly Standing[],
  line: readonly string[],
  above: readonly Standing[],
): EndedByMove {
  const ended = branch.filter((each) => {
    const hasLeft = each.agent === moved && each.upline !== null && each.upline !== line[0]
    return hasLeft || refusalOfOffer({ ...each, line }, above) !== undefined
  })
  const granted = withGranted(ended, branch).filter((each) => !ended.includes(each))
  return { ended, granted }
}

export const shownSide = (side: 'agent' | 'upline', upline: string | null): ContractSide =>
  side === 'upline' && upline === null ? 'platform' : side
