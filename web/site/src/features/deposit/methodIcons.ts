import { Bitcoin, Building2, CreditCard, HandCoins, Landmark, Smartphone, type LucideIcon } from 'lucide-react'
import type { DepositWay } from '@ronda/contract'

export const methodIcons: Readonly<Record<DepositWay, LucideIcon>> = {
  card: CreditCard,
  bank: Landmark,
  bankTransfer: Building2,
  ewallet: Smartphone,
  crypto: Bitcoin,
  agentCash: HandCoins,
}
