import type { InboxEvent } from '@ronda/contract'

type Said = { readonly title: string; readonly text: string }
type Kind<Event> = Event extends `${infer Name}.${string}` ? Name : never
/** Exactly one text for every event. */
type Events = {
  readonly [Name in Kind<InboxEvent>]: {
    readonly [
      Event in Extract<InboxEvent, `${Name}.${string}`> as Event extends `${Name}.${infer State}` ? State : never
    ]: Said
  }
}

/** Messages about a member's money, the same on screen and by e-mail. `{…}` is filled in where they are shown or sent. */
export const inbox = {
  list: 'Your messages',
  filter: { label: 'Filter messages', all: 'All', unread: 'Unread' },
  readAll: 'Mark all as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  unread: 'Unread',
  remove: 'Delete',
  removed: 'Message deleted.',
  actions: 'Actions for: {title}',
  open: 'See details',
  more: 'Show older messages',
  kept: 'The newest {count, number} messages are kept.',
  failed: 'Couldn’t load your messages',
  empty: 'No messages yet',
  emptyText: 'Messages about deposits, withdrawals, refunds, redeemed goods, promotions and your limits appear here.',
  noneUnread: 'No unread messages',
  noneUnreadText: 'You have read all your messages.',
  settings: {
    title: 'Also by e-mail',
    text: 'E-mails go to {address}.',
    noAddress: 'Confirm your e-mail address to get messages by e-mail.',
    confirm: 'Confirm e-mail',
    kinds: {
      deposit: 'Deposits',
      withdrawal: 'Withdrawals',
      transfer: 'Transfers',
      adjustment: 'Balance adjustments',
      vendor: 'Transfers to and from vendors',
      redemption: 'Redeemed goods',
      promotion: 'Promotions you applied for',
      limit: 'Limits and breaks',
      contract: 'Contracts',
      payslip: 'Payslips',
    },
    saved: 'Saved.',
  },
  limits: { deposit: 'Deposit limit', loss: 'Loss limit', wager: 'Betting limit', session: 'Time limit' },
  periods: { day: 'per day', week: 'per week', month: 'per month' },
  minutes: '{count} min',
  good: '{quantity} × {name}',
  reason: 'Reason: {reason}',
  events: {
    deposit: {
      credited: { title: 'Deposit credited', text: '{amount} is in your balance.' },
      added: { title: 'More of your deposit credited', text: '{amount} more arrived and is in your balance.' },
      failed: { title: 'Deposit failed', text: 'Your deposit of {amount} was not completed.' },
      expired: {
        title: 'Deposit expired',
        text: 'Your deposit of {amount} was not paid in time. If you have paid, we credit it when it arrives, within your limits.',
      },
      partly: {
        title: 'Deposit partly charged back',
        text: '{amount} of your deposit was charged back and left your balance.',
      },
      reversed: { title: 'Deposit charged back', text: 'The payer charged it back, so {amount} left your balance.' },
      owed: {
        title: 'Deposit charged back',
        text: 'The payer charged it back and your balance does not cover it. You owe {amount}; it will be taken as money arrives.',
      },
      returning: {
        title: 'Deposit not credited',
        text: 'Your limits or the state of your account do not allow {amount}. We refund it to the payer.',
      },
      returned: { title: 'Deposit refunded', text: '{amount} was refunded to the payer.' },
    },
    withdrawal: {
      refused: {
        title: 'Withdrawal not possible',
        text: 'Your balance no longer covered {amount}. Nothing was taken.',
      },
      paid: { title: 'Withdrawal paid', text: 'We sent {amount} to {name}.' },
      rejected: { title: 'Withdrawal rejected', text: '{amount} is back in your balance.' },
      failed: { title: 'Withdrawal failed', text: 'It could not be paid to {name}. {amount} is back in your balance.' },
      late: {
        title: 'Your withdrawal is delayed',
        text: 'Your withdrawal of {amount} is taking longer than we said. Our team is looking into it.',
      },
      answered: { title: 'We have replied', text: 'There is a reply about your withdrawal of {amount}.' },
    },
    transfer: {
      received: { title: 'Transfer received', text: '{name} sent you {amount}.' },
      sent: { title: 'Transfer sent', text: 'You sent {amount} to {name}.' },
      failed: {
        title: 'Transfer failed',
        text: 'Your transfer of {amount} to {name} was not made. Nothing left your balance.',
      },
      cashTaken: { title: 'Cash deposit credited', text: 'You took cash and credited {amount} to {name}.' },
    },
    adjustment: {
      credited: { title: 'Balance adjustment', text: 'We added {amount} to your balance.' },
      debited: { title: 'Balance adjustment', text: 'We deducted {amount} from your balance.' },
      betCredited: {
        title: 'A bet was settled again',
        text: 'We added {amount} to your balance. The reason is with the bet, among your settled bets.',
      },
      betDebited: {
        title: 'A bet was settled again',
        text: 'We took back {amount} that was paid too much. The reason is with the bet, among your settled bets.',
      },
    },
    vendor: {
      sent: { title: 'Money transferred to {name}', text: '{amount} is now at {name}.' },
      returned: { title: 'Money back from {name}', text: '{amount} is back in your balance.' },
      refused: {
        title: 'Money not transferred',
        text: '{name} rejected the transfer. Your money is still in your balance.',
      },
    },
    redemption: {
      approved: { title: 'Your good is on its way', text: 'We approved {good} and are sending it.' },
      rejected: { title: 'Redemption rejected', text: 'We can’t send {good}. Your points are back.' },
    },
    promotion: {
      approved: { title: 'Application approved', text: 'You take part in “{promotion}”.' },
      rejected: { title: 'Application rejected', text: 'You don’t take part in “{promotion}”.' },
    },
    limit: {
      raised: { title: 'Your higher limit is in force', text: '{limit}: {amount} from now on.' },
      lifted: { title: 'Your limit was removed', text: '{limit}: there is no limit from now on.' },
      timeOut: {
        title: 'Your break has started',
        text: 'No bets and no deposits until {time}. You can withdraw at any time.',
      },
      excluded: {
        title: 'Your self-exclusion has started',
        text: 'No bets and no deposits until {time}. You can withdraw your money at any time.',
      },
      excludedForever: {
        title: 'Your self-exclusion has started',
        text: 'No bets and no deposits, permanently. You can withdraw your money at any time.',
      },
    },
    verification: {
      approved: { title: 'Document approved', text: 'See what you can do now.' },
      refused: { title: 'Document not accepted', text: 'See why, and send another one.' },
      askedAgain: { title: 'We need a new document', text: 'See which one and why.' },
      payeeApproved: {
        title: 'Payee name changed',
        text: 'Your new payee name is active. Payout accounts in another name can no longer be used.',
      },
      payeeRefused: {
        title: 'Payee name not changed',
        text: 'Your payee name stays as it was. See why in your profile.',
      },
    },
    contract: {
      offered: { title: 'A contract is offered to you', text: '{contract}: read its terms and answer until {time}.' },
      withdrawn: { title: 'An offer was taken back', text: '{contract}: you can no longer accept it.' },
      expired: { title: 'An offer has expired', text: '{contract}: nobody answered it in time.' },
      accepted: { title: 'Your offer was accepted', text: '{contract}: the contract is valid now.' },
      rejected: { title: 'Your offer was rejected', text: '{contract}: nothing changes.' },
      endAsked: {
        title: 'The other side asks to end a contract',
        text: '{contract}: see when it ends, and whether you agree.',
      },
      endKept: { title: 'A contract does not end', text: '{contract}: the other side has taken its request back.' },
      ended: { title: 'A contract has ended', text: '{contract}: the running period is still paid by it.' },
    },
    payslip: { paid: { title: 'Payslip paid', text: '{contract}: {amount} is in your balance.' } },
  } satisfies Events,
  mail: {
    subject: '{title} · {brandName}',
    greeting: 'Hello {username},',
    note: 'Choose under Messages which ones you also receive by e-mail.',
    signature: 'The {brandName} team',
  },
} as const
