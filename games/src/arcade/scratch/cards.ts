/** What a card can win: so many stakes, on so many of a million tickets. */
export type ScratchPrize = { readonly stakes: number; readonly tickets: number }

export type ScratchCard = {
  readonly id: string
  /** From the least to the greatest: each has a symbol of its own, by its place in the list. */
  readonly prizes: readonly ScratchPrize[]
}

/** One of this many tickets is drawn; those without a prize win nothing. */
export const TICKETS = 1_000_000

const card = (id: string, ...prizes: readonly (readonly [stakes: number, tickets: number])[]): ScratchCard => ({
  id,
  prizes: prizes.map(([stakes, tickets]) => ({ stakes, tickets })),
})

export const frutalCard: ScratchCard = card(
  'scratch-frutal',
  [1, 140_000],
  [2, 90_000],
  [3, 50_000],
  [4, 30_000],
  [5, 24_000],
  [10, 10_000],
  [20, 4_000],
  [50, 1_200],
)

export const marinaCard: ScratchCard = card(
  'scratch-marina',
  [1, 120_000],
  [2, 80_000],
  [4, 40_000],
  [5, 30_000],
  [10, 14_000],
  [25, 4_000],
  [100, 800],
  [500, 80],
)

export const cosmosCard: ScratchCard = card(
  'scratch-cosmos',
  [2, 80_000],
  [4, 30_000],
  [5, 24_000],
  [10, 12_000],
  [50, 2_400],
  [250, 440],
  [2_500, 40],
  [50_000, 2],
)
