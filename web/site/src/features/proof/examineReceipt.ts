import type { ReceiptFile, SharedRound } from '@ronda/contract'
import { isInTree, readTicketText, type SealedTicket } from '@ronda/fair'

/** The ticket of a receipt, if it was committed with all others; undefined if not. */
export function sealedTicketOf({ seal, receipt }: ReceiptFile): SealedTicket | undefined {
  return isInTree(receipt, seal.root, seal.tickets) ? readTicketText(receipt.text) : undefined
}

/** Whether the saved commitment is the one that was published after the draw. `sealed`: nothing is published yet. */
export function compareReceipt({ seal }: ReceiptFile, published: SharedRound | null): 'good' | 'sealed' | 'bad' {
  if (published === null) return 'sealed'
  return published.seal?.root === seal.root && published.seal.tickets === seal.tickets ? 'good' : 'bad'
}
