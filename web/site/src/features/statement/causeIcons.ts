import {
  ArrowLeftRight,
  Dices,
  Gift,
  HandCoins,
  PiggyBank,
  Scale,
  ShieldCheck,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { Cause } from '@ronda/contract'

export const causeIcons: Readonly<Record<Cause, LucideIcon>> = {
  play: Dices,
  deposit: PiggyBank,
  withdrawal: HandCoins,
  transfer: ArrowLeftRight,
  bonus: Gift,
  adjustment: Scale,
  reversal: Undo2,
  limit: ShieldCheck,
}
