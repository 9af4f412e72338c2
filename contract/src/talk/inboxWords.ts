import type { PayKind } from '@ronda/core/payroll'
import { CONTRACT_PANELS } from '../agents/agentContractWords.ts'

/** The kinds of messages: those that a member can also get by mail, and those that are always mailed. */
export const MAIL_KINDS = [
  'deposit',
  'withdrawal',
  'transfer',
  'adjustment',
  'vendor',
  'redemption',
  'promotion',
  'limit',
  'contract',
  'payslip',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Only agents get messages of these kinds. */
export const AGENT_MAIL_KINDS: ReadonlySet<MailKind> = new Set(['contract', 'payslip'])

/** Every event that a member gets a message about: a kind and its result. */
export const INBOX_EVENTS = [
  'deposit.credited',
  'deposit.added',
  'deposit.failed',
  'deposit.expired',
  'deposit.partly',
  'deposit.reversed',
  'deposit.owed',
  'deposit.returning',
  'deposit.returned',
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
  'adjustment.betCredited',
  'adjustment.betDebited',
  'vendor.sent',
  'vendor.returned',
  'vendor.refused',
  'redemption.approved',
  'redemption.rejected',
  'promotion.approved',
  'promotion.rejected',
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
  'contract.offered',
  'contract.withdrawn',
  'contract.expired',
  'contract.accepted',
  'contract.rejected',
  'contract.endAsked',
  'contract.endKept',
  'contract.ended',
  'payslip.paid',
] as const
export type InboxEvent = (typeof INBOX_EVENTS)[number]

/** The most messages of a member; older ones are deleted when new ones come. */
export const INBOX_MAX = 200

export const INBOX_PER_PAGE = 20

/** Where the subject of a message can be seen: the site and the mails link to it. */
export type InboxPlace =
  | { readonly to: '/control' }
  | { readonly to: '/promotions' }
  | { readonly to: '/agentHome'; readonly search: { readonly view: (typeof CONTRACT_PANELS)[PayKind] } }
  | { readonly to: '/pointMall'; readonly search: { readonly tab: 'redeemed' } }
  | {
      readonly to: '/member'
      readonly search: {
        readonly view:
          | 'depositv2'
          | 'withdraw'
          | 'transferFund'
          | 'transferUpline'
          | 'securityCenter'
          | 'transactionHistory'
        readonly deposit?: string
        readonly withdrawal?: string
        readonly transfer?: string
        readonly tab?: 'profile' | 'tiers'
      }
    }

type Placed = {
  readonly event: InboxEvent
  readonly subject: string | null
  readonly facts: { readonly payKind?: PayKind | null | undefined }
}

export function inboxPlace({ event, subject, facts: { payKind } }: Placed): InboxPlace {
  const [kind] = event.split('.')
  const to = '/member'
  if (kind === 'limit') return { to: '/control' }
  if (kind === 'promotion') return { to: '/promotions' }
  if ((kind === 'contract' || kind === 'payslip') && payKind)
    return { to: '/agentHome', search: { view: CONTRACT_PANELS[payKind] } }
  if (kind === 'redemption') return { to: '/pointMall', search: { tab: 'redeemed' } }
  if (kind === 'deposit' && subject !== null) return { to, search: { view: 'depositv2', deposit: subject } }
  if (kind === 'withdrawal' && subject !== null) return { to, search: { view: 'withdraw', withdrawal: subject } }
  if (kind === 'transfer' && subject !== null) return { to, search: { view: 'transferUpline', transfer: subject } }
  if (kind === 'vendor') return { to, search: { view: 'transferFund' } }
  if (event.startsWith('verification.payee')) return { to, search: { view: 'securityCenter', tab: 'profile' } }
  if (kind === 'verification') return { to, search: { view: 'securityCenter', tab: 'tiers' } }
  return { to, search: { view: 'transactionHistory' } }
}
