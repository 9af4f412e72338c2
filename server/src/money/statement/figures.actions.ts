import type { Currency } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Ledger, WalletId } from '../ledger/index.ts'
import { addFigures, assertAddsUp, gamesOf, NO_FIGURES, type GameFigures, type StatementFigures } from './figures.ts'
import { findPlace, sumMoves, sumNetDeposits } from './figures.sql.ts'
import type { Period } from './period.ts'
import { findWallets, showWallet } from './statement.sql.ts'

/** Rounds of a wallet between two places in its chain, by game. Rounds are a higher feature's. */
export type GamesBetween = (
  tx: Tx,
  wallet: WalletId,
  places: { readonly after: number; readonly upTo: number },
) => Promise<readonly GameFigures[]>

export type Owner = { readonly id: string; readonly currency: Currency }

/** One purse between two moments. */
export type WalletFigures = {
  readonly id: WalletId
  readonly purpose: string
  /** The name of the vendor, where it is one with a vendor. */
  readonly vendor: string | null
  readonly opening: bigint
  readonly closing: bigint
  /** The last place in its chain that the closing balance counts. */
  readonly upTo: number
}

export type FiguresOptions = {
  readonly ledger: Ledger
  readonly gamesBetween: GamesBetween
  readonly vendorName: (code: string) => string
}

/**
 * What a period came to in all purses of a member. Sums go by places in the chains, not by clocks: what is in the opening
 * balance is in no sum, and what is in a sum is in the closing balance.
 */
export async function findFigures(
  tx: Tx,
  { ledger, gamesBetween, vendorName }: FiguresOptions,
  owner: Owner,
  { fromMs, toMs }: Period,
): Promise<{ readonly figures: StatementFigures; readonly walletStore: readonly WalletFigures[] }> {
  const wallets = await findWallets(tx, owner.id, owner.currency)
  const own = wallets.map(({ id }) => id)
  const promotion = ledger.houseAccount('promotion', owner.currency)
  // Where payments come from: a correction against it is one of a payment.
  const clearing = ledger.houseAccount('clearing', owner.currency)
  let figures = NO_FIGURES
  const games: GameFigures[] = []
  const walletStore: WalletFigures[] = []
  for (const found of wallets) {
    const { id: wallet, purpose } = found
    const start = await findPlace(tx, wallet, fromMs)
    const end = await findPlace(tx, wallet, toMs)
    const places = { after: start.seq, upTo: end.seq }
    const { unstaked, unwon, ...moves } = await sumMoves(tx, { wallet, own, promotion, ...places })
    figures = addFigures(figures, {
      ...moves,
      opening: start.balance,
      closing: end.balance,
      staked: end.staked - start.staked + unstaked,
      won: end.won - start.won + unwon,
      netDeposits: await sumNetDeposits(tx, { wallet, clearing, upTo: end.seq }),
    })
    games.push(...(await gamesBetween(tx, wallet, places)))
    const { vendor } = showWallet(found, vendorName)
    walletStore.push({ id: wallet, purpose, vendor, opening: start.balance, closing: end.balance, upTo: end.seq })
  }
  assertAddsUp(figures)
  return { figures: { ...figures, ...gamesOf(games, figures) }, walletStore }
}
