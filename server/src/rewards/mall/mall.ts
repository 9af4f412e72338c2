import { PARTS_PER_POINT, type GoodValue, type RedemptionState } from '@ronda/contract'
import { ATOMS_PER_UNIT, isPayable, type Currency } from '@ronda/core'

/** More than a page of goods that somebody looks through. */
export const GOODS_MAX = 200

export type GoodRefusal = 'mall.amount' | 'mall.too_generous'

/** What is wrong with a good, for staff. */
export function goodRefusal(
  { kind, amount, price }: Pick<GoodValue, 'kind' | 'amount' | 'price'>,
  { pointsPerUnit, currency }: { readonly pointsPerUnit: number; readonly currency: Currency },
): GoodRefusal | undefined {
  if (kind === 'delivery') return amount === null ? undefined : 'mall.amount'
  if (amount === null || amount <= 0n || !isPayable(currency, amount)) return 'mall.amount'
  // What a point is worth takes two people to change: a good that one person makes must not be worth more.
  return amount * BigInt(pointsPerUnit) > BigInt(price) * ATOMS_PER_UNIT ? 'mall.too_generous' : undefined
}

/** A good as it is stored, and what the member has redeemed of it that was not rejected. */
export type Wanted = Pick<GoodValue, 'kind' | 'price' | 'stock' | 'perMember' | 'isOffered'> & {
  readonly redeemedBefore: number
}

export type Asked = { readonly quantity: number; readonly price: number; readonly hasRecipient: boolean }

export type RedeemRefusal =
  | 'mall.not_offered'
  | 'mall.price_changed'
  | 'mall.recipient_missing'
  | 'mall.limit_reached'
  | 'mall.out_of_stock'
  | 'point.not_enough'

/** The points of a redemption, in parts. */
export const costOf = (price: number, quantity: number): bigint => BigInt(price) * BigInt(quantity) * PARTS_PER_POINT

/** The first reason why a good cannot be redeemed. */
export function redeemRefusal(good: Wanted, asked: Asked, balance: bigint): RedeemRefusal | undefined {
  const { quantity, price, hasRecipient } = asked
  if (!good.isOffered) return 'mall.not_offered'
  if (price !== good.price) return 'mall.price_changed'
  if (good.kind === 'delivery' && !hasRecipient) return 'mall.recipient_missing'
  if (good.perMember !== null && good.redeemedBefore + quantity > good.perMember) return 'mall.limit_reached'
  if (good.stock !== null && quantity > good.stock) return 'mall.out_of_stock'
  return costOf(price, quantity) > balance ? 'point.not_enough' : undefined
}

/** Why staff cannot decide a redemption: only one that waits is decided, and the same decision again changes nothing. */
export function reviewRefusal(
  state: RedemptionState,
  decision: Exclude<RedemptionState, 'inProcess'>,
): 'mall.decided' | undefined {
  return state === 'inProcess' || state === decision ? undefined : 'mall.decided'
}
