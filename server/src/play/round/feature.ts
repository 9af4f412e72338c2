import type { Language } from '@ronda/i18n'
import type { Controls } from '../../money/control/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { findVisitorWallet } from '../launch/index.ts'
import { arcadeCoWrite } from './arcade.sql.ts'
import { findOpenGame, moveCoWrite, openRoundCoWrite } from './open.sql.ts'
import { openPlayed } from './played.actions.ts'
import { openPositions, type Positions } from './position.actions.ts'
import { positionRoutes } from './position.routes.ts'
import { openModels } from './round.actions.ts'
import { countRounds, roundCoWrite } from './round.sql.ts'
import { sharedPlayCoWrite } from './shared.sql.ts'

/** What is known of a game of any kind. */
type PlayedTitle = { readonly gameCode: string; readonly names: Readonly<Record<Language, string>> }

export type RoundNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  /** The games of every kind, also those that are hidden now: they may have been played before. */
  readonly games: readonly PlayedTitle[]
}

/** Rounds of every kind of game as they are stored, and what they say about how somebody plays. */
export function openRoundFeature({ platform: { db, clock }, games }: RoundNeeds) {
  const positions = openPositions(db, clock)
  const titles = new Map(games.map((title) => [title.gameCode, title]))
  return {
    api: {
      models: openModels(db),
      positions,
      /** Since when a wallet has been played without a longer pause. */
      playingSinceMs: async (wallet: number): Promise<number | undefined> => (await positions.of(wallet))?.sinceMs,
      playedMs: openPlayed(db),
      countRounds,
      findOpenGame,
      titleOf: (game: string): PlayedTitle | undefined => titles.get(game),
      nameOf: (game: string, language: Language): string | undefined => titles.get(game)?.names[language],
    },
    coWrites: [roundCoWrite, arcadeCoWrite, openRoundCoWrite, moveCoWrite, sharedPlayCoWrite],
  }
}

export type PositionNeeds = {
  readonly platform: Pick<Platform, 'db'>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly round: Opened<{ readonly positions: Positions }>
  readonly control: Opened<{ readonly controls: Controls }>
}

/** How long somebody has been playing, and with what result. */
export function openPositionFeature(needs: PositionNeeds) {
  const { db } = needs.platform
  const { walletStore } = needs.wallet.api
  const { positions } = needs.round.api
  const { controls } = needs.control.api
  return {
    handlers: {
      launch: positionRoutes({
        walletStore,
        positions,
        controls,
        trialWalletOf: (account) => db.read((tx) => findVisitorWallet(tx, account)),
      }),
    },
  }
}
