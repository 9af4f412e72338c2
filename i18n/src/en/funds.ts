/** The wallet: where a member's money is, part by part. */
export const funds = {
  title: 'All your money',
  total: 'In all',
  lead: 'Straight from the ledger. Each part opens to the lines that made it.',
  failed: 'We could not read your balance',
  retry: 'Try again',
  lines: 'See its lines',
  shares: 'How your money is divided',
  openWallet: 'Open the wallet',
  parts: {
    cash: { title: 'Cash', text: 'Free to play with, to move or to withdraw.' },
    bonus: { title: 'Bonus', text: 'Given by the house. It turns into cash once its conditions are met.' },
    inPlay: {
      title: 'Held in play',
      text: 'Stakes of rounds that are still open. They come back or are lost when the round ends.',
    },
    pendingOut: { title: 'On its way out', text: 'Set aside for withdrawals until they are paid or given back.' },
    moving: {
      title: 'On its way to a vendor',
      text: 'Waiting for the vendor’s answer. It arrives there or comes back to cash.',
    },
    vendor: { title: 'At {name}', text: 'Only the games of {name} play with it, until you bring it home.' },
  },
} as const
