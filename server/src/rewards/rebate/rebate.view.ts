import { REBATE_TYPES, type PaidRebate, type RebateLine, type RebateType } from '@ronda/contract'
import type { Rational } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sumOf, type RebateBets, type RebateGame } from './rebate.ts'

/** Games listed one by one; a member may have played thousands. */
export const LINES_MAX = 100

type Earning = RebateBets & { readonly about: RebateGame; readonly amount: Rational }

export function shownLine({ game, about, amount, ...bets }: Earning, language: Language): RebateLine {
  const { names, gameType, returned } = about
  return { ...bets, gameCode: game, gameName: names[language], gameType, return: returned, amount }
}

type TypeSum = { readonly gameType: RebateType; readonly staked: bigint; readonly amount: Rational }

/** The sums by type of game, of types that have any. */
export function sumsByType(lines: readonly Earning[]): TypeSum[] {
  return REBATE_TYPES.flatMap((gameType) => {
    const own = lines.filter(({ about }) => about.gameType === gameType)
    if (own.length === 0) return []
    const staked = own.reduce((sum, line) => sum + line.staked, 0n)
    return [{ gameType, staked, amount: sumOf(own.map(({ amount }) => amount)) }]
  })
}

type Paid = Omit<PaidRebate, 'state'> & { readonly isPaid: boolean }

export function shownPaid({ id, currency, amount, isClaimed, isPaid, atMs }: Paid): PaidRebate {
  return { id, currency, amount, isClaimed, state: isPaid ? 'paid' : 'pending', atMs: Math.trunc(atMs) }
}
