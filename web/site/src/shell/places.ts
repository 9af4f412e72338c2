import { Cherry, House, LifeBuoy, ShieldCheck, type LucideIcon } from 'lucide-react'

export type Place = {
  readonly to: '/' | '/rng' | '/fairness' | '/help'
  readonly text: 'home' | 'slots' | 'fairness' | 'help'
  readonly icon: LucideIcon
}

/** Where a visitor can go, in the order they are shown. */
export const places: readonly Place[] = [
  { to: '/', text: 'home', icon: House },
  { to: '/rng', text: 'slots', icon: Cherry },
  { to: '/fairness', text: 'fairness', icon: ShieldCheck },
  { to: '/help', text: 'help', icon: LifeBuoy },
]
