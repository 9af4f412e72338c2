import { isBoundTo, isInTree, readTicketText } from '@ronda/fair'
import { isAlike } from '../arcade/verify.ts'

/** All tickets of a round as they were before the draw: the root of their tree, and how many there are. */
type Seal = { readonly root: string; readonly tickets: number }

/** What proves that a ticket was sealed: its text, its place in the tree and its way to the root. */
type Receipt = { readonly text: string; readonly index: number; readonly path: readonly string[] }

/** What is told of a round that was sealed; of other rounds nothing of it. */
export type ClaimedSeal = {
  readonly seal?: Seal | undefined
  /** What a beacon put into the draw, where one has a part in it; nothing if it did not come in time. */
  readonly beacon?: { readonly signature: string | null } | undefined
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

/** Whether a receipt is that of this ticket of this round, and the ticket was sealed with it: known before it is drawn. */
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

/** Whether the draw depended on all tickets as they were sealed, and the player's own are among them. */
export function isSealRight({ seal, ...claim }: SealedClaim): boolean {
  if (seal === undefined) return claim.beacon === undefined
  const { clientSeed, beacon, tickets } = claim
  const places = new Set(tickets.map(({ receipt }) => receipt?.index))
  return (
    isBoundTo(clientSeed, { root: seal.root, signature: beacon?.signature ?? null }) &&
    places.size === tickets.length &&
    tickets.every((ticket) => isSealedIn({ ...claim, seal }, ticket))
  )
}
