import type { BonusTerms, PromotionDraft } from '@ronda/contract'
import type { Currency } from '@ronda/core'

type Given = {
  readonly amount: bigint
  /** The deposit that it is for; zero for none. */
  readonly deposit: bigint
  readonly currency: Currency
  /** The smallest stake of any game, in atoms. */
  readonly stakeMin: bigint
}

/** The terms of the bonus that a promotion gives; undefined where it pays cash. */
export function bonusTermsOf(
  { wagering, spins }: Pick<PromotionDraft, 'wagering' | 'spins'>,
  { amount, deposit, currency, stakeMin }: Given,
): BonusTerms | undefined {
  const common = { version: 1 as const, currency, amount, gameTypes: ['RNG' as const] }
  if (spins !== undefined) {
    const { game, stake, days } = spins
    const free = { kind: 'spins', deposit: 0n, multiple: 1, base: 'bonus' } as const
    // Nothing but the stake itself can be staked.
    return { ...common, ...free, stakeMin: stake, stakeMax: stake, games: [game], days }
  }
  if (wagering === undefined) return undefined
  const { multiple, base, stakeMax, games, days } = wagering
  const played = { deposit: base === 'bonus' ? 0n : deposit, multiple, base, stakeMin, stakeMax, days }
  return { ...common, kind: 'money', games: [...new Set(games)].toSorted(), ...played }
}

/** The most that a draft gives, as terms: what holds for these holds for all that it gives. */
export function mostOf(draft: PromotionDraft, { currency, stakeMin }: Pick<Given, 'currency' | 'stakeMin'>) {
  const deposit = 'depositMin' in draft.rule ? draft.rule.depositMin : 0n
  return bonusTermsOf(draft, { amount: draft.prize, deposit, currency, stakeMin })
}
