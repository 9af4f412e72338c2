import { ArrowUpFromLine, Coins, Dices, Route, Store, Wallet, type LucideIcon } from 'lucide-react'
import type { FundsPart } from './fundsView.ts'

type PartStyle = { readonly icon: LucideIcon; readonly fill: string; readonly text: string }

/** The colour and icon of each part, in the bar and in the list. */
export const PART_STYLES: Readonly<Record<FundsPart['part'], PartStyle>> = {
  cash: { icon: Wallet, fill: 'fill-share-1', text: 'text-share-1' },
  bonus: { icon: Coins, fill: 'fill-share-2', text: 'text-share-2' },
  inPlay: { icon: Dices, fill: 'fill-share-3', text: 'text-share-3' },
  pendingOut: { icon: ArrowUpFromLine, fill: 'fill-share-4', text: 'text-share-4' },
  moving: { icon: Route, fill: 'fill-line-strong', text: 'text-line-strong' },
  vendor: { icon: Store, fill: 'fill-share-5', text: 'text-share-5' },
}

/** Parts of two vendors have the same kind and different names. */
export function keyOf({ part, vendor }: FundsPart): string {
  return vendor === null ? part : `${part} ${vendor.code}`
}
