import {
  BookCheck,
  BookLock,
  CircleAlert,
  GitCompareArrows,
  HandCoins,
  IdCard,
  MessagesSquare,
  PiggyBank,
  Scale,
  SlidersHorizontal,
  Trophy,
  UserPen,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { DeskQueue } from '@ronda/contract'
import { lazyPart } from '../../shell/lazyPart.ts'

export type DeskSection = { readonly icon: LucideIcon; readonly Section: ComponentType }

/** The queues with a screen, in the order of the desk. */
export const SECTIONS: Partial<Readonly<Record<DeskQueue, DeskSection>>> = {
  deposits: {
    icon: PiggyBank,
    Section: lazyPart(() => import('../../money/depositDesk/DepositQueueSection.tsx'), 'DepositQueueSection'),
  },
  withdrawals: {
    icon: HandCoins,
    Section: lazyPart(() => import('../../money/withdrawal/desk/WithdrawalQueue.tsx'), 'WithdrawalQueue'),
  },
  documents: {
    icon: IdCard,
    Section: lazyPart(() => import('../../people/documents/DocumentQueue.tsx'), 'DocumentQueue'),
  },
  payees: { icon: UserPen, Section: lazyPart(() => import('../../people/payee/PayeeQueue.tsx'), 'PayeeQueue') },
  adjustments: {
    icon: Scale,
    Section: lazyPart(() => import('../../money/adjustment/AdjustmentQueue.tsx'), 'AdjustmentQueue'),
  },
  settings: {
    icon: SlidersHorizontal,
    Section: lazyPart(() => import('../../brand/office/proposals/ProposalQueue.tsx'), 'ProposalQueue'),
  },
  reconciliation: {
    icon: GitCompareArrows,
    Section: lazyPart(() => import('../reconciliation/ReconciliationQueue.tsx'), 'ReconciliationQueue'),
  },
  books: { icon: BookCheck, Section: lazyPart(() => import('../books/BooksDesk.tsx'), 'BooksDesk') },
  chat: { icon: MessagesSquare, Section: lazyPart(() => import('../../talk/chatDesk/ChatDesk.tsx'), 'ChatDesk') },
  jackpots: { icon: Trophy, Section: lazyPart(() => import('../jackpots/JackpotDesk.tsx'), 'JackpotDesk') },
  members: {
    icon: WalletCards,
    Section: lazyPart(() => import('../memberMoney/MemberMoneyDesk.tsx'), 'MemberMoneyDesk'),
  },
  auditLog: { icon: BookLock, Section: lazyPart(() => import('../auditLog/AuditLogQueue.tsx'), 'AuditLogQueue') },
  failures: {
    icon: CircleAlert,
    Section: lazyPart(() => import('../failures/FailuresQueue.tsx'), 'FailuresQueue'),
  },
}
