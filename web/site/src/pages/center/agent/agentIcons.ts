import {
  ArrowLeftRight,
  ChartColumn,
  HandCoins,
  Mail,
  Megaphone,
  Network,
  NotebookText,
  Scale,
  PiggyBank,
  Send,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react'
import type { AgentView } from './agentViews.ts'

export const agentIcons: Record<AgentView, LucideIcon> = {
  agentTeamOverview: ChartColumn,
  agentAnnouncement: Megaphone,
  registerCenter: UserRoundPlus,
  downlineManagmentView: Network,
  personalHistoryCopy: NotebookText,
  palStatementsAgentCopy: Scale,
  agentDownlineTransactionDetailsCopy: ArrowLeftRight,
  transferDownline: Send,
  depositv2: PiggyBank,
  withdraw: HandCoins,
  messageV2: Mail,
}
