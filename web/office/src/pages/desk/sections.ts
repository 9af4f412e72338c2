import {
  BadgePercent,
  Banknote,
  ChartCandlestick,
  BookCheck,
  BookLock,
  CircleAlert,
  CircleSlash,
  FileText,
  Gift,
  GitCompareArrows,
  HandCoins,
  IdCard,
  Landmark,
  Mail,
  Medal,
  MessagesSquare,
  PiggyBank,
  ReceiptText,
  Scale,
  SlidersHorizontal,
  Target,
  Ticket,
  Tickets,
  Store,
  Trophy,
  UserPen,
  UsersRound,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { DeskQueue } from '@ronda/contract'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'

export type DeskSection = { readonly icon: LucideIcon; readonly Section: ComponentType }

/** The queues with a screen, in the order of the desk. */
export const SECTIONS: Partial<Readonly<Record<DeskQueue, DeskSection>>> = {
  deposits: {
    icon: PiggyBank,
    Section: lazyPart(() => import('../../features/deposit/DepositQueueSection.tsx'), 'DepositQueueSection'),
  },
  withdrawals: {
    icon: HandCoins,
    Section: lazyPart(() => import('../../features/withdrawal/WithdrawalQueue.tsx'), 'WithdrawalQueue'),
  },
  bankTransfers: {
    icon: Landmark,
    Section: lazyPart(() => import('../../features/bankTransfer/TransferQueue.tsx'), 'TransferQueue'),
  },
  bankPayouts: {
    icon: Banknote,
    Section: lazyPart(() => import('../../features/bankTransfer/PayoutQueue.tsx'), 'PayoutQueue'),
  },
  documents: {
    icon: IdCard,
    Section: lazyPart(() => import('../../features/documents/DocumentQueue.tsx'), 'DocumentQueue'),
  },
  payees: { icon: UserPen, Section: lazyPart(() => import('../../features/profile/PayeeQueue.tsx'), 'PayeeQueue') },
  adjustments: {
    icon: Scale,
    Section: lazyPart(() => import('../../features/adjustment/AdjustmentQueue.tsx'), 'AdjustmentQueue'),
  },
  trading: {
    icon: ChartCandlestick,
    Section: lazyPart(() => import('../../features/sportsDesk/TradingDesk.tsx'), 'TradingDesk'),
  },
  rewardFunds: {
    icon: Gift,
    Section: lazyPart(() => import('../../features/rewardFund/RewardFundDesk.tsx'), 'RewardFundDesk'),
  },
  bonuses: {
    icon: Ticket,
    Section: lazyPart(() => import('../../features/bonus/BonusDesk.tsx'), 'BonusDesk'),
  },
  missions: {
    icon: Target,
    Section: lazyPart(() => import('../../features/mission/MissionDesk.tsx'), 'MissionDesk'),
  },
  promotions: {
    icon: BadgePercent,
    Section: lazyPart(() => import('../../features/promotion/PromotionDesk.tsx'), 'PromotionDesk'),
  },
  mall: { icon: Store, Section: lazyPart(() => import('../../features/mall/MallDesk.tsx'), 'MallDesk') },
  envelopes: {
    icon: Mail,
    Section: lazyPart(() => import('../../features/envelope/EnvelopeDesk.tsx'), 'EnvelopeDesk'),
  },
  tournaments: {
    icon: Medal,
    Section: lazyPart(() => import('../../features/tournament/TournamentDesk.tsx'), 'TournamentDesk'),
  },
  raffles: {
    icon: Tickets,
    Section: lazyPart(() => import('../../features/raffle/RaffleDesk.tsx'), 'RaffleDesk'),
  },
  payslips: {
    icon: ReceiptText,
    Section: lazyPart(() => import('../../features/payslip/PayslipDesk.tsx'), 'PayslipDesk'),
  },
  exclusions: {
    icon: CircleSlash,
    Section: lazyPart(() => import('../../features/exclusion/ExclusionDesk.tsx'), 'ExclusionDesk'),
  },
  agents: {
    icon: UsersRound,
    Section: lazyPart(() => import('../../features/agentAccount/AgentAccountDesk.tsx'), 'AgentAccountDesk'),
  },
  contracts: {
    icon: FileText,
    Section: lazyPart(() => import('../../features/agentContract/ContractDesk.tsx'), 'ContractDesk'),
  },
  settings: {
    icon: SlidersHorizontal,
    Section: lazyPart(() => import('../../features/proposal/ProposalQueue.tsx'), 'ProposalQueue'),
  },
  reconciliation: {
    icon: GitCompareArrows,
    Section: lazyPart(() => import('../../features/reconciliation/ReconciliationQueue.tsx'), 'ReconciliationQueue'),
  },
  books: { icon: BookCheck, Section: lazyPart(() => import('../../features/books/BooksDesk.tsx'), 'BooksDesk') },
  chat: { icon: MessagesSquare, Section: lazyPart(() => import('../../features/chat/ChatDesk.tsx'), 'ChatDesk') },
  jackpots: { icon: Trophy, Section: lazyPart(() => import('../../features/jackpot/JackpotDesk.tsx'), 'JackpotDesk') },
  members: {
    icon: WalletCards,
    Section: lazyPart(() => import('../../features/memberMoney/MemberMoneyDesk.tsx'), 'MemberMoneyDesk'),
  },
  auditLog: {
    icon: BookLock,
    Section: lazyPart(() => import('../../features/auditLog/AuditLogQueue.tsx'), 'AuditLogQueue'),
  },
  failures: {
    icon: CircleAlert,
    Section: lazyPart(() => import('../../features/failures/FailuresQueue.tsx'), 'FailuresQueue'),
  },
}
