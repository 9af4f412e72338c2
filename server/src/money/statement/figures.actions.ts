import type { Currency } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { findPosition, findWallets, sumMoves, sumNetDeposits, type Ledger, type WalletId } from '../ledger/index.ts'
import { addFigures, assertAddsUp, gamesOf, NO_FIGURES, type GameFigures, type StatementFigures } from './figures.ts'
import type { Period } from './period.ts'
import { showWallet } from './showWallet.ts'

/** Rounds of a wallet between two positions in its chain, by game. Another feature provides them. */
export type GamesBetween = (
  tx: Tx,
  wallet: WalletId,
  range: { readonly after: number; readonly upTo: number },
) => Promise<readonly GameFigures[]>

export type Owner = { readonly id: string; readonly currency: Currency }

/** One wallet between two moments. */
export type WalletFigures = {
  readonly id: WalletId
  readonly purpose: string
  /** The name of the vendor, for a wallet at a vendor. */
  readonly vendor: string | null
  readonly opening: bigint
  readonly closing: bigint
  /** The last position in its chain that the closing balance includes. */
  readonly upTo: number
}

export type FiguresOptions = {
  readonly ledger: Ledger
  readonly gamesBetween: GamesBetween
  readonly vendorName: (code: string) => string
}

/**
 * The sums of a period over all wallets of a member. They go by positions in the chains, not by time: what is in the
 * opening balance is in no sum, and what is in a sum is in the closing balance.
 */
export async function findFigures(
  tx: Tx,
  { ledger, gamesBetween, vendorName }: FiguresOptions,
  owner: Owner,
  { fromMs, toMs }: Period,
): Promise<{ readonly figures: StatementFigures; readonly perWallet: readonly WalletFigures[] }> {
  const wallets = await findWallets(tx, owner.id, owner.currency)
  const own = wallets.map(({ id }) => id)
  const promotion = ledger.houseAccount('promotion', owner.currency)
  // Payments come from this account: an adjustment against it corrects a payment.
  const clearing = ledger.houseAccount('clearing', owner.currency)
  let figures = NO_FIGURES
  const games: GameFigures[] = []
  const perWallet: WalletFigures[] = []
  for (const found of wallets) {
    const { id: wallet, purpose } = found
    const start = await findPosition(tx, wallet, fromMs)
    const end = await findPosition(tx, wallet, toMs)
    const range = { after: start.seq, upTo: end.seq }
    const { unstaked, unwon, ...moves } = await sumMoves(tx, { wallet, own, promotion, ...range })
    figures = addFigures(figures, {
      ...moves,
      opening: start.balance,
      closing: end.balance,
      staked: end.staked - start.staked + unstaked,
      won: end.won - start.won + unwon,
      netDeposits: await sumNetDeposits(tx, { wallet, clearing, upTo: end.seq }),
    })
    games.push(...(await gamesBetween(tx, wallet, range)))
    const { vendor } = showWallet(found, vendorName)
    perWallet.push({ id: wallet, purpose, vendor, opening: start.balance, closing: end.balance, upTo: end.seq })
  }
  assertAddsUp(figures)
  return { figures: { ...figures, ...gamesOf(games, figures) }, perWallet }
}
