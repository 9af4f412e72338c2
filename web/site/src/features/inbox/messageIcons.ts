import {
  ArrowLeftRight,
  CircleAlert,
  Coins,
  FileText,
  Gift,
  HandCoins,
  HeartHandshake,
  IdCard,
  PiggyBank,
  Scale,
  Ticket,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { InboxEvent } from '@ronda/contract'

type Kind = InboxEvent extends infer Event ? (Event extends `${infer Name}.${string}` ? Name : never) : never

const ICONS: Readonly<Record<Kind, LucideIcon>> = {
  deposit: PiggyBank,
  withdrawal: HandCoins,
  transfer: ArrowLeftRight,
  adjustment: Scale,
  vendor: WalletCards,
  redemption: Gift,
  promotion: Ticket,
  limit: HeartHandshake,
  verification: IdCard,
  contract: FileText,
  payslip: Coins,
}

const GOOD: ReadonlySet<InboxEvent> = new Set([
  'deposit.credited',
  'deposit.added',
  'withdrawal.paid',
  'transfer.received',
  'adjustment.credited',
  'vendor.returned',
  'redemption.approved',
  'promotion.approved',
  'contract.accepted',
  'payslip.paid',
  'verification.approved',
  'verification.payeeApproved',
])
const BAD: ReadonlySet<InboxEvent> = new Set([
  'deposit.failed',
  'deposit.partly',
  'deposit.reversed',
  'deposit.owed',
  'withdrawal.refused',
  'withdrawal.rejected',
  'withdrawal.failed',
  'withdrawal.late',
  'transfer.failed',
  'adjustment.debited',
  'vendor.refused',
  'redemption.rejected',
  'promotion.rejected',
  'contract.rejected',
  'contract.expired',
  'contract.ended',
  'verification.refused',
  'verification.payeeRefused',
])

export type MessageMark = { readonly icon: LucideIcon; readonly tone: string }

/** The icon of a message's kind, and whether it is good news. */
export function markOf(event: InboxEvent): MessageMark {
  const [kind] = event.split('.') as [Kind, string]
  const icon = event === 'withdrawal.late' ? CircleAlert : ICONS[kind]
  if (GOOD.has(event)) return { icon, tone: 'bg-gain-soft text-gain' }
  return { icon, tone: BAD.has(event) ? 'bg-loss-soft text-loss' : 'bg-surface-3 text-text-soft' }
}
