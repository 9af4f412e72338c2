import type { ReceiptFile, SharedRound } from '@ronda/contract'
import { isInTree, readTicketText, type SealedTicket } from '@ronda/fair'

/** The ticket that a receipt is of, where it was sealed with all others; undefined where it was not. */
export function sealedTicketOf({ seal, receipt }: ReceiptFile): SealedTicket | undefined {
  return isInTree(receipt, seal.root, seal.tickets) ? readTicketText(receipt.text) : undefined
}

/**
 * Whether the seal that was kept is the one that the house tells everyone after the draw. `sealed`: it tells nothing yet.
 */
export function holdAgainst({ seal }: ReceiptFile, told: SharedRound | null): 'good' | 'sealed' | 'bad' {
  if (told === null) return 'sealed'
  return told.seal?.root === seal.root && told.seal.tickets === seal.tickets ? 'good' : 'bad'
}
