/** The pools of a currency, the smallest first. */
export const LEVELS = ['mini', 'minor', 'major', 'grand'] as const
export type Level = (typeof LEVELS)[number]

type Common = {
  readonly level: Level
  /** Thousandths of each stake that go into the pool. */
  readonly contribution: bigint
  /** What the house account pays in when a pool begins. */
  readonly seed: bigint
}

/** Pays at the point that was drawn, and committed to, when the pool began: above the seed, at most the ceiling. */
export type MustHit = Common & { readonly kind: 'must_hit'; readonly ceiling: bigint }

/** Each round draws for it: one staked atom in `odds` wins, so that a stake twice as large wins twice as often. */
export type Classic = Common & { readonly kind: 'classic'; readonly odds: bigint }

export type Terms = MustHit | Classic

/**
 * In units: a small stake is one fifth of a unit in every currency, and no pool is worth more in one than in another.
 */
const IN_UNITS: readonly Terms[] = [
  { level: 'mini', kind: 'must_hit', contribution: 2n, seed: 50n, ceiling: 150n },
  { level: 'minor', kind: 'must_hit', contribution: 1n, seed: 500n, ceiling: 1_500n },
  { level: 'major', kind: 'classic', contribution: 2n, seed: 2_500n, odds: 2_500_000n },
  { level: 'grand', kind: 'classic', contribution: 3n, seed: 25_000n, odds: 12_500_000n },
]

/** The terms of all levels in a currency whose unit is so many atoms. */
export function termsIn(unit: bigint): readonly Terms[] {
  return IN_UNITS.map((terms) => {
    const seed = terms.seed * unit
    if (terms.kind === 'must_hit') return { ...terms, seed, ceiling: terms.ceiling * unit }
    return { ...terms, seed, odds: terms.odds * unit }
  })
}

/** What a stake adds to a pool. Stakes are whole thousands of atoms, so nothing is rounded. */
export function contributionOf({ contribution }: Terms, stake: bigint): bigint {
  return (stake * contribution) / 1_000n
}
