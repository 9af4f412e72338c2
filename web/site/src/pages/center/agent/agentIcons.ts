import { HandCoins, Mail, PiggyBank, Send, UserRoundPlus, type LucideIcon } from 'lucide-react'
import type { AgentView } from './agentViews.ts'

export const agentIcons: Record<AgentView, LucideIcon> = {
  registerCenter: UserRoundPlus,
  transferDownline: Send,
  depositv2: PiggyBank,
  withdraw: HandCoins,
  messageV2: Mail,
}
