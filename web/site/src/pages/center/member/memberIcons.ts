import {
  ArrowUpFromLine,
  ChartNoAxesCombined,
  Coins,
  HandCoins,
  History,
  Mail,
  Percent,
  PiggyBank,
  ReceiptText,
  ShieldCheck,
  Target,
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
  missionLeaderboard: Target,
  manualRebate: Percent,
  messageV2: Mail,
}
