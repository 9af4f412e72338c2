import type { ArcadeTitle, SharedTitle, SlotTitle } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import type { Controls } from '../../money/control/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisitorWallet } from '../launch/index.ts'
import { arcadeCoWrite } from './arcade.sql.ts'
import { moveCoWrite, openRoundCoWrite } from './open.sql.ts'
import { openPlayed } from './played.actions.ts'
import { openPositions, type Positions } from './position.actions.ts'
import { positionRoutes } from './position.routes.ts'
import { openModels } from './round.actions.ts'
import { roundCoWrite } from './round.sql.ts'
import { sharedPlayCoWrite } from './shared.sql.ts'

export type RoundNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  readonly slots: readonly SlotTitle[]
  readonly arcades: readonly ArcadeTitle[]
  readonly shareds: readonly SharedTitle[]
}

/** What is known of a game of any kind. */
type PlayedTitle = { readonly gameCode: string; readonly names: Readonly<Record<Language, string>> }

/** Rounds of every kind of game as they are stored, and what they say about how somebody plays. */
export function openRoundFeature({ platform: { db, clock }, slots, arcades, shareds }: RoundNeeds) {
  const all: readonly PlayedTitle[] = [...slots, ...arcades, ...shareds]
  const titles = new Map(all.map((title) => [title.gameCode, title]))
  return {
    api: {
      models: openModels(db),
      positions: openPositions(db, clock),
      playedMs: openPlayed(db),
      /** A game of any kind. Also finds hidden games: one that is hidden now may have been played before. */
      titleOf: (game: string): PlayedTitle | undefined => titles.get(game),
      nameOf: (game: string, language: Language): string | undefined => titles.get(game)?.names[language],
    },
    coWrites: [roundCoWrite, arcadeCoWrite, openRoundCoWrite, moveCoWrite, sharedPlayCoWrite],
  }
}

export type PositionNeeds = {
  readonly platform: Pick<Platform, 'db'>
  readonly walletStore: WalletStore
  readonly positions: Positions
  readonly controls: Controls
}

/** How long somebody has been playing, and with what result. */
export function openPositionFeature({ platform: { db }, walletStore, positions, controls }: PositionNeeds) {
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
