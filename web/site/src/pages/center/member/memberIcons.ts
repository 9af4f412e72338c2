import {
  ArrowUpFromLine,
  ChartNoAxesCombined,
  Coins,
  Gift,
  HandCoins,
  History,
  Mail,
  Percent,
  PiggyBank,
  ReceiptText,
  ShieldCheck,
  UserRoundPlus,
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
  referral: UserRoundPlus,
  messageV2: Mail,
}
