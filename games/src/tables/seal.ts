import { isInTree, readTicketText, ruleOfDraw } from '@ronda/fair'
import { isAlike } from '../arcade/verify.ts'
import type { ClaimedBeacon, ClaimedTimes } from './beacon.ts'

/** All tickets of a round as they were before the draw: the root of their tree, and how many there are. */
type Seal = { readonly root: string; readonly tickets: number }

/** Proves that a ticket was sealed: its text, its index in the tree and its path to the root. */
type Receipt = { readonly text: string; readonly index: number; readonly path: readonly string[] }

/** What is published about the seal of a round, and about what its draw depends on. */
export type ClaimedSeal = ClaimedTimes & {
  readonly seal?: Seal | undefined
  /** Which beacon round decided it, and its signature; absent where none did. */
  readonly beacon?: ClaimedBeacon | undefined
  readonly gameCode?: string
  readonly currency?: string
}

export type SealedClaim = ClaimedSeal & {
  readonly clientSeed: string
  readonly number: number
  readonly stake: bigint
  readonly tickets: readonly {
    readonly id?: string | undefined
    readonly bet: unknown
    readonly placedAtMs?: number | undefined
    readonly receipt?: Receipt | undefined
  }[]
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Whether a receipt belongs to this ticket of this round, and the ticket was sealed with it: can be checked before the
 * draw.
 */
export function isSealedIn(
  { seal, gameCode, currency, number, stake }: Omit<SealedClaim, 'clientSeed' | 'tickets'> & { readonly seal: Seal },
  { id, bet, receipt }: SealedClaim['tickets'][number],
): boolean {
  const sealed = receipt && readTicketText(receipt.text)
  if (receipt === undefined || sealed === undefined) return false
  const isOfTicket = sealed.id === id && sealed.unit === stake && isAlike(readJson(sealed.bet), bet)
  const isOfRound = sealed.game === gameCode && sealed.round === number && sealed.currency === currency
  return isOfTicket && isOfRound && isInTree(receipt, seal.root, seal.tickets)
}

/** The rule by which a draw was bound to something that nobody could choose; undefined where it was not. */
export function ruleOf({ clientSeed, seal, beacon }: SealedClaim): ReturnType<typeof ruleOfDraw> {
  const rule = ruleOfDraw(clientSeed, { root: seal?.root ?? null, signature: beacon?.signature ?? null })
  // A draw that named a beacon and went on without it left a choice of two: only draws under the former rules did that.
  return rule === 'tickets' && beacon !== undefined ? 'former' : rule
}

/** Whether all tickets were sealed, the player's own included, and the draw was bound as the rules say. */
export function isSealRight(claim: SealedClaim): boolean {
  const { seal, tickets } = claim
  if (ruleOf(claim) === undefined) return false
  // Tables under the former rules were not sealed: their tickets have no receipts.
  if (seal === undefined) return true
  const places = new Set(tickets.map(({ receipt }) => receipt?.index))
  return places.size === tickets.length && tickets.every((ticket) => isSealedIn({ ...claim, seal }, ticket))
}
