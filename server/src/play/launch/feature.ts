import type { Settings } from '../../brand/settings/index.ts'
import type { Pictures } from '../../catalog/pictures/index.ts'
import type { GameStates } from '../../catalog/state/index.ts'
import type { Ledger } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { MemberSession, Sessions } from '../../people/session/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { showInPlay, type Seats } from '../fairness/index.ts'
import { combineKinds, type GameKind } from './gameKind.actions.ts'
import { launchGame, type LaunchOptions, type LaunchRequest } from './launch.actions.ts'
import { launchRoutes } from './launch.routes.ts'
import { openPlaySessions } from './playSession.actions.ts'

export type LaunchNeeds = Pick<LaunchOptions, 'isIdentityDue' | 'roundMsMin' | 'hasJackpots'> & {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  readonly settings: Settings
  readonly sessions: Sessions
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly states: GameStates
  readonly seats: Seats
  readonly pictures: Pictures
  readonly kinds: readonly GameKind[]
}

/** Opens games of every kind, and the sessions in which they are played. */
export function openLaunchFeature(needs: LaunchNeeds) {
  const { platform, settings, sessions, ledger, walletStore, states, seats, pictures, kinds } = needs
  const { isIdentityDue, roundMsMin, hasJackpots } = needs
  const { db, clock } = platform
  const playSessions = openPlaySessions(db, clock)
  // A game that was opened with a session ends with it.
  sessions.onEnded((ended) => playSessions.endWith(ended))
  const options: LaunchOptions = {
    ...combineKinds(kinds, pictures),
    db,
    clock,
    ledger,
    walletStore,
    isIdentityDue,
    roundMsMin,
    hasJackpots,
    renewSeed: async (wallet) => (await seats.retire(wallet)).ok,
    stateOf: (game) => states.of(game),
    lastRoundMs: (wallet) => seats.lastOf(wallet)?.atMs,
    mayAutoplay: async () => (await settings.current()).mayAutoplay,
    seedsOf: async (wallet) => showInPlay(await seats.inPlay(wallet)),
  }
  const jobs: readonly Job[] = [
    { name: 'play.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => playSessions.cleanUp() },
  ]
  return {
    api: {
      playSessions,
      launch: (request: LaunchRequest, member: MemberSession | undefined) => launchGame(options, request, member),
    },
    handlers: { launch: launchRoutes(options) },
    jobs,
  }
}
