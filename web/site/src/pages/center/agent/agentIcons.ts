import {
  CalendarDays,
  ChartColumn,
  Clock,
  FileText,
  HandCoins,
  Mail,
  Network,
  NotebookText,
  Scale,
  PiggyBank,
  Send,
  UserRoundPlus,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import type { AgentView } from './agentViews.ts'

export const agentIcons: Record<AgentView, LucideIcon> = {
  agentTeamOverview: ChartColumn,
  registerCenter: UserRoundPlus,
  downlineManagmentView: Network,
  personalHistoryCopy: NotebookText,
  palStatementsAgentCopy: Scale,
  agentDividendRecordCopy2: FileText,
  agentDailyWages2: CalendarDays,
  agentHourSalary: Clock,
  agentRealtimeSalary: Zap,
  transferDownline: Send,
  depositv2: PiggyBank,
  withdraw: HandCoins,
  messageV2: Mail,
}
