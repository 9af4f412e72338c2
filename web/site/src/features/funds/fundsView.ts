import type { Balance, ExplainedFunds } from '@ronda/contract'

export type FundsPart = ExplainedFunds['parts'][number] & {
  /** Share of the total in thousandths; a part with money in it is never zero. */
  readonly share: number
}

export type FundsView = { readonly total: bigint; readonly parts: readonly FundsPart[] }

/** The smallest share that is still visible in the bar. */
const SHARE_MIN = 12

/** Shares of a bar of a thousand. Where small shares are raised, the largest is reduced. */
export function sharesOf(amounts: readonly bigint[]): readonly number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0n)
  if (total === 0n) return amounts.map(() => 0)
  const shares = amounts.map((amount) => (amount === 0n ? 0 : Math.max(SHARE_MIN, Number((amount * 1_000n) / total))))
  const rest = 1_000 - shares.reduce((sum, share) => sum + share, 0)
  const largest = shares.indexOf(Math.max(...shares))
  return shares.map((share, at) => (at === largest ? share + rest : share))
}

/**
 * The explained funds, with the cash that was pushed since. A push can arrive before the reply to a call: of two cash
 * amounts the one with the higher `seq` is newer.
 */
export function fundsView(funds: ExplainedFunds, pushed: Balance | undefined): FundsView {
  const isNewer = pushed !== undefined && pushed.seq > funds.seq
  const parts = funds.parts.map((part) => (isNewer && part.part === 'cash' ? { ...part, amount: pushed.cash } : part))
  // Cash is always listed, even at zero; other parts only if there is money in them.
  const shown = parts.filter(({ part, amount }) => part === 'cash' || amount > 0n)
  const shares = sharesOf(shown.map(({ amount }) => amount))
  return {
    total: parts.reduce((sum, { amount }) => sum + amount, 0n),
    parts: shown.map((part, at) => ({ ...part, share: shares[at] ?? 0 })),
  }
}
