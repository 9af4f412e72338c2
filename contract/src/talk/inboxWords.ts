/** What members are written to about: the kinds that each can have by mail too, and what is always mailed. */
export const MAIL_KINDS = ['deposit', 'withdrawal', 'transfer', 'adjustment', 'vendor', 'limit'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Everything that is written to a member: a kind and what became of it. */
export const INBOX_EVENTS = [
  'deposit.credited',
  'deposit.added',
  'deposit.failed',
  'deposit.expired',
  'deposit.partly',
  'deposit.reversed',
  'deposit.owed',
  'withdrawal.refused',
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.failed',
  'withdrawal.late',
  'withdrawal.answered',
  'transfer.received',
  'transfer.sent',
  'transfer.failed',
  'transfer.cashTaken',
  'adjustment.credited',
  'adjustment.debited',
  'vendor.sent',
  'vendor.returned',
  'vendor.refused',
  'limit.raised',
  'limit.lifted',
  'limit.timeOut',
  'limit.excluded',
  'limit.excludedForever',
  'verification.approved',
  'verification.refused',
  'verification.askedAgain',
  'verification.payeeApproved',
  'verification.payeeRefused',
] as const
export type InboxEvent = (typeof INBOX_EVENTS)[number]

/** So many are kept for a member; older ones go when new ones come. */
export const INBOX_MAX = 200

export const INBOX_PER_PAGE = 20
