import { REBATE_TYPES, type PaidRebate, type RebateLine, type RebateType } from '@ronda/contract'
import type { Rational } from '@ronda/core'
import { sumOf, type RebateBets } from './rebate.ts'

/** Games listed one by one; a member may have played thousands. */
export const LINES_MAX = 100

type Earning = RebateBets & { readonly amount: Rational }

/** A game that was removed is shown by its code. */
export function shownLine({ game, returned, ...rest }: Earning, name: string = game): RebateLine {
  return { ...rest, gameCode: game, gameName: name, return: returned }
}

type TypeSum = { readonly gameType: RebateType; readonly staked: bigint; readonly amount: Rational }

/** The sums by type of game, of types that have any. */
export function sumsByType(lines: readonly Earning[]): TypeSum[] {
  return REBATE_TYPES.flatMap((gameType) => {
    const own = lines.filter((line) => line.gameType === gameType)
    if (own.length === 0) return []
    const staked = own.reduce((sum, line) => sum + line.staked, 0n)
    return [{ gameType, staked, amount: sumOf(own.map(({ amount }) => amount)) }]
  })
}

type Paid = Omit<PaidRebate, 'state'> & { readonly isPaid: boolean }

export function shownPaid({ id, currency, amount, isClaimed, isPaid, atMs }: Paid): PaidRebate {
  return { id, currency, amount, isClaimed, state: isPaid ? 'paid' : 'pending', atMs: Math.trunc(atMs) }
}
