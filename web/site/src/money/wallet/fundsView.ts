import type { Balance, ExplainedFunds } from '@ronda/contract'

export type FundsPart = ExplainedFunds['parts'][number] & {
  /** Of the whole, in thousandths; what is there at all is never drawn as nothing. */
  readonly share: number
}

export type FundsView = { readonly total: bigint; readonly parts: readonly FundsPart[] }

/** The least that a part of a bar can be and still be seen. */
const SHARE_MIN = 12

/** Shares of a bar of a thousand. Where the small ones are lifted, the largest gives way. */
export function sharesOf(amounts: readonly bigint[]): readonly number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0n)
  if (total === 0n) return amounts.map(() => 0)
  const shares = amounts.map((amount) => (amount === 0n ? 0 : Math.max(SHARE_MIN, Number((amount * 1_000n) / total))))
  const rest = 1_000 - shares.reduce((sum, share) => sum + share, 0)
  const largest = shares.indexOf(Math.max(...shares))
  return shares.map((share, at) => (at === largest ? share + rest : share))
}

/**
 * The explained money, with the cash that was pushed since. A push can come before the answer to a call: of two reports of
 * cash the one with the higher number is newer.
 */
export function fundsView(funds: ExplainedFunds, pushed: Balance | undefined): FundsView {
  const isNewer = pushed !== undefined && pushed.seq > funds.seq
  const parts = funds.parts.map((part) => (isNewer && part.part === 'cash' ? { ...part, amount: pushed.cash } : part))
  // Cash is always told of, even when there is none; what else there is not needs no line.
  const shown = parts.filter(({ part, amount }) => part === 'cash' || amount > 0n)
  const shares = sharesOf(shown.map(({ amount }) => amount))
  return {
    total: parts.reduce((sum, { amount }) => sum + amount, 0n),
    parts: shown.map((part, at) => ({ ...part, share: shares[at] ?? 0 })),
  }
}
