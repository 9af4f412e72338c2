import type { Settings } from '../../brand/settings/index.ts'
import type { Pictures } from '../../catalog/pictures/index.ts'
import type { GameStates } from '../../catalog/state/index.ts'
import type { BonusWallets } from '../../money/bonusWallet/index.ts'
import type { Ledger } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { MemberSession, Sessions } from '../../people/session/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { showInPlay, type Seats } from '../fairness/index.ts'
import { combineKinds, type GameKind } from './gameKind.actions.ts'
import { launchGame, type LaunchOptions, type LaunchRequest } from './launch.actions.ts'
import { launchRoutes } from './launch.routes.ts'
import { openPlaySessions } from './playSession.actions.ts'

export type LaunchNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  readonly kinds: readonly GameKind[]
  readonly jackpot: Opened<{ readonly eligibility: Pick<LaunchOptions, 'hasJackpots'> }>
  readonly recognition: Opened<{ readonly isIdentityDue: LaunchOptions['isIdentityDue'] }>
  readonly bonusWallet: Opened<{ readonly bonusWallets: BonusWallets }>
  readonly wager: Opened<{ readonly roundMsMin: LaunchOptions['roundMsMin'] }>
  readonly settings: Opened<Settings>
  readonly session: Opened<Sessions>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly state: Opened<GameStates>
  readonly fairness: Opened<Seats>
  readonly pictures: Opened<Pictures>
}

/** Opens games of every kind, and the sessions in which they are played. */
export function openLaunchFeature(needs: LaunchNeeds) {
  const { platform, kinds } = needs
  const { db, clock } = platform
  const { isIdentityDue } = needs.recognition.api
  const { bonusWallets } = needs.bonusWallet.api
  const { roundMsMin } = needs.wager.api
  const settings = needs.settings.api
  const sessions = needs.session.api
  const ledger = needs.ledger.api
  const { walletStore } = needs.wallet.api
  const states = needs.state.api
  const seats = needs.fairness.api
  const pictures = needs.pictures.api
  const { eligibility } = needs.jackpot.api
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
    bonusOf: (account) => bonusWallets.standingOf(account),
    bonusTakesGame: (bonus, game) => bonusWallets.takesGame(bonus, game),
    roundMsMin,
    hasJackpots: (game, mode, currency) => eligibility.hasJackpots(game, mode, currency),
    renewSeed: async (wallet) => (await seats.retire(wallet)).ok,
    stateOf: (game) => states.of(game),
    lastRoundMs: (wallet) => seats.lastOf(wallet)?.atMs,
    market: () => settings.current(),
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
