import type { PointConversion, PointLine } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { StoredConversion } from './conversion.sql.ts'
import type { Standing } from './point.ts'
import type { StoredEntry } from './point.sql.ts'

export const shownBalance = ({ balance, owed }: Pick<Standing, 'balance' | 'owed'>) => ({
  currentPoints: balance,
  owedPoints: owed,
})

export function shownEntry({ amount, quantity, names, atMs, ...entry }: StoredEntry, language: Language): PointLine {
  return {
    ...entry,
    changedPoints: amount,
    redeemQuantity: quantity,
    name: names?.[language] ?? null,
    atMs: Math.trunc(atMs),
  }
}

/** The bets that are in no entry yet, as a line above the entries; none where there are no such bets. */
export function shownUnbooked({
  balance,
  unbooked,
  sinceMs,
}: Pick<Standing, 'balance' | 'unbooked'> & { readonly sinceMs: number | null }): readonly PointLine[] {
  if (unbooked === 0n || sinceMs === null) return []
  const none = { seq: null, ratio: null, redeemQuantity: null, name: null }
  return [{ ...none, kind: 'bet', changedPoints: unbooked, balance, atMs: Math.trunc(sinceMs) }]
}

type Converted = Pick<StoredConversion, 'id' | 'points' | 'currency' | 'amount' | 'isPaid' | 'atMs'>

export function shownConversion({ id, points, currency, amount, isPaid, atMs }: Converted): PointConversion {
  return { id, points, currency, amount, state: isPaid ? 'paid' : 'pending', atMs: Math.trunc(atMs) }
}
