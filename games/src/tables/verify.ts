import { err, ok, type Result } from '@ronda/core'
import { linkBefore, linkOf, openStream, type RoundSeed } from '@ronda/fair'
import { isWithin } from '../arcade/read.ts'
import { isAlike } from '../arcade/verify.ts'
import type { Checks } from '../finding.ts'
import { modelHash } from '../slots/modelHash.ts'
import { areTimesRight, isBeaconRight } from './beacon.ts'
import { addAmounts, isDivided, type DividedHeap, type Own } from './pool.ts'
import type { AnyShared, SharedPace } from './rules.ts'
import { isSealRight, ruleOf, type ClaimedSeal, type SealedClaim } from './seal.ts'

/** No chain of ours is longer, and hashing this often takes a browser a few seconds at most. */
export const CHAIN_LENGTH_MAX = 200_000

/** A ticket as the server publishes it. */
export type ClaimedTicket = SealedClaim['tickets'][number] & {
  readonly bet: unknown
  readonly staked: bigint
  /** How long after the start of the show its player left; null for one that stayed. */
  readonly leftMs: number | null
  /** Null until the round is over. */
  readonly win: bigint | null
}

/**
 * What the server claims happened, and the secret that it published when the round was over. The secret is the server
 * seed; the client seed is made of the salt of the chain and of the beacon's signature, or of the root of all tickets;
 * the nonce is the place in the chain.
 */
export type SharedClaim = RoundSeed &
  ClaimedSeal & {
    readonly rules: AnyShared
    readonly pace: SharedPace
    readonly modelHash: string
    /** The link before the secret, published before anyone could bet. */
    readonly commitment: string
    /** The published end of the chain. */
    readonly terminal: string
    /** Which round of the table it was. */
    readonly number: number
    /** The unit that bets are counted in. */
    readonly stake: bigint
    readonly staked: bigint
    readonly win: bigint
    readonly tickets: readonly ClaimedTicket[]
    readonly outcome: unknown
    /** The heap that the player's bets were part of, if any. */
    readonly heap?: DividedHeap | undefined
  }

export type SharedFault =
  | 'commitment_mismatch'
  | 'chain_mismatch'
  | 'rules_mismatch'
  | 'seal_mismatch'
  | 'beacon_mismatch'
  | 'times_mismatch'
  | 'outcome_mismatch'
  | 'heap_mismatch'
  | 'ticket_mismatch'

const WHOLE = 10_000n

/** What a round is bound to that nobody could choose; under the former rules it was bound to less. */
export type SharedRule = 'beacon' | 'tickets' | 'former'

/** Draws the round again from its secret, pays every ticket again, and checks that both match the server's claim. */
export function verifyShared(claim: SharedClaim, checks: Checks): Result<SharedRule, SharedFault> {
  const { rules, serverSeed, commitment, nonce, tickets } = claim
  if (linkBefore(serverSeed) !== commitment) return err('commitment_mismatch')
  // Places beyond the longest chain are refused at once: otherwise a server could keep a browser hashing for ever.
  if (!isWithin(nonce, 1, CHAIN_LENGTH_MAX)) return err('chain_mismatch')
  if (linkOf(commitment, nonce - 1) !== claim.terminal) return err('chain_mismatch')
  if (modelHash(rules.model) !== claim.modelHash) return err('rules_mismatch')
  const rule = ruleOf(claim)
  if (rule === undefined || !isSealRight(claim)) return err('seal_mismatch')
  if (rule === 'beacon' && !isBeaconRight(claim, claim.pace, checks)) return err('beacon_mismatch')
  if (rule !== 'former' && !areTimesRight(claim, claim.pace, checks)) return err('times_mismatch')
  const outcome = rules.draw(openStream(claim), claim.number)
  if (!isAlike(outcome, claim.outcome)) return err('outcome_mismatch')
  if (!isHeapRight(claim, outcome)) return err('heap_mismatch')
  const sums =
    sumOf(tickets.map(({ staked }) => staked)) === claim.staked &&
    sumOf(tickets.map(({ win }) => win ?? 0n)) === claim.win
  return sums && tickets.every((ticket) => isPaid(claim, ticket, outcome)) ? ok(rule) : err('ticket_mismatch')
}

const NOTHING: Own = { units: 0, laid: {}, shares: {} }

/** What the player has in the heap: it must be part of it. */
function ownOf({ rules, tickets }: SharedClaim, outcome: unknown): Own {
  const bets = tickets.map(({ bet }) => rules.readBet(bet)).filter((bet) => bet !== undefined)
  return bets.reduce<Own>(
    (own, bet) => ({
      units: own.units + rules.costOf(bet) / Number(WHOLE),
      laid: addAmounts(own.laid, rules.pool?.laidBy(bet) ?? {}),
      shares: addAmounts(own.shares, rules.pool?.sharesOf(bet, outcome) ?? {}),
    }),
    NOTHING,
  )
}

/** Whether the heap was divided by the rules, where they have one. Heaps are only sent to players who have bet. */
function isHeapRight(claim: SharedClaim, outcome: unknown): boolean {
  const { rules, heap, tickets } = claim
  if (rules.pool === undefined) return heap === undefined
  if (heap === undefined) return tickets.length === 0
  return isDivided(rules.pool, heap, ownOf(claim, outcome), outcome)
}

/** Whether a ticket cost what its bet costs, and won what the rules pay for it. */
function isPaid({ rules, stake, heap }: SharedClaim, ticket: ClaimedTicket, outcome: unknown): boolean {
  const bet = rules.readBet(ticket.bet)
  if (bet === undefined || ticket.win === null) return false
  const { leftMs } = ticket
  if (leftMs !== null && !(rules.mayLeave && isWithin(leftMs, 0, Number.MAX_SAFE_INTEGER))) return false
  const paid = rules.paid(bet, outcome, leftMs ?? undefined, heap?.perShare ?? undefined)
  return stake * BigInt(rules.costOf(bet)) === ticket.staked * WHOLE && stake * BigInt(paid) === ticket.win * WHOLE
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)
