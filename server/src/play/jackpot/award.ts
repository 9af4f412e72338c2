import type { Award } from './jackpot.ts'

/** An award as the ledger writes it with the money. */
export type AwardRow = {
  readonly pool: number
  readonly opening: number | null
  readonly ends_at: string | null
  readonly wallet: number
  readonly round: string
  readonly game: string
  readonly stake: string
  readonly drawn: string
  readonly amount: string
  readonly won_at: string
}

/** The round that won. */
type Winning = Pick<AwardRow, 'wallet' | 'game' | 'stake'> & { readonly id: string; readonly played_at: string }

/** The rows of what a round won. */
export function awardRows(
  awards: readonly Award[],
  { wallet, id, game, stake, played_at }: Winning,
): readonly AwardRow[] {
  return awards.map(({ pool, opening, drawn, amount }) => ({
    pool,
    opening: opening?.number ?? null,
    ends_at: opening?.endsAt.toString() ?? null,
    wallet,
    round: id,
    game,
    stake,
    drawn: drawn.toString(),
    amount: amount.toString(),
    won_at: played_at,
  }))
}
