import {
  ArrowUpFromLine,
  ChartNoAxesCombined,
  Crown,
  Coins,
  Gift,
  HandCoins,
  History,
  Mail,
  Percent,
  PiggyBank,
  ReceiptText,
  ShieldCheck,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { MemberView } from '../../../shell/layout/memberViews.ts'

export const memberIcons: Record<MemberView, LucideIcon> = {
  securityCenter: ShieldCheck,
  transferFund: Wallet,
  depositv2: PiggyBank,
  withdraw: HandCoins,
  transferUpline: ArrowUpFromLine,
  personalHistoryCopy: History,
  transactionHistory: ReceiptText,
  personalProfit: ChartNoAxesCombined,
  bonusDetails: Coins,
  rewardCenter: Gift,
  manualRebate: Percent,
  playerRank: Crown,
  messageV2: Mail,
}
