/**
 * The multiple of the stake that was won: "×37" or "×1.5", cut and never rounded up. Undefined for a win without a
 * stake, as in free spins.
 */
export function timesStake(won: bigint, staked: bigint, locale: string): string | undefined {
  if (staked <= 0n) return undefined
  const tenths = Number((won * 10n) / staked)
  const digits = tenths < 100 ? 1 : 0
  const shown = digits === 1 ? tenths / 10 : Math.floor(tenths / 10)
  return `×${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(shown)}`
}
