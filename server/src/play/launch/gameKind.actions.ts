import type { Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Pictures } from '../../catalog/pictures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { LaunchOptions, Offer, Shown } from './launch.actions.ts'

/** A kind of game, as launching sees it. */
export type GameKind = {
  has(game: string): boolean
  offerIn(currency: Currency): Offer
  /** Undefined for a game of another kind. */
  shownOf(game: string): Promise<Shown | undefined>
  /** Whether the server draws its pictures; a game of another kind draws itself in the client. */
  readonly isDrawnByServer: boolean
  /** Whether its games can be played with bonus money. */
  readonly takesBonus: boolean
  /** Whether a wallet has rounds of this kind that have not ended. */
  hasUnfinished(tx: Tx, wallet: number): Promise<boolean>
}

type KindOptions = Pick<LaunchOptions, 'isAtRest' | 'takesBonus' | 'offerOf' | 'shownOf' | 'onOpening'>

/** Launches a game of any of these kinds. */
export function combineKinds(kinds: readonly GameKind[], pictures: Pictures): KindOptions {
  const kindOf = (game: string): GameKind | undefined => kinds.find((kind) => kind.has(game))
  return {
    async isAtRest(tx, wallet) {
      for (const kind of kinds) if (await kind.hasUnfinished(tx, wallet)) return false
      return true
    },
    takesBonus: (game) => kindOf(game)?.takesBonus === true,
    offerOf: (game, currency) => kindOf(game)?.offerIn(currency),
    shownOf: async (game) => kindOf(game)?.shownOf(game),
    onOpening: (game: string, language: Language) =>
      kindOf(game)?.isDrawnByServer === true ? pictures.drawSkin(game, language) : [],
  }
}
