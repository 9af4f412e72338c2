import { present, type Currency } from '@ronda/core'
import type { Ledger } from '../../money/ledger/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Sessions } from '../../people/session/index.ts'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { HttpServer, SocketLimits } from '../../platform/http/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { offerIn } from '../slot/index.ts'
import type { WagerGate } from '../wager/index.ts'
import type { BetOptions, Bettor } from './bet.actions.ts'
import { sportsBetCoWrite, sportsLegCoWrite } from './bet.sql.ts'
import { betWaitOf } from './betWait.actions.ts'
import { openBuilders } from './builder.actions.ts'
import { cashOutWaitOf } from './cashOutWait.actions.ts'
import type { CorrectOptions } from './correct.actions.ts'
import { sportsCorrectionCoWrite } from './correct.sql.ts'
import { betForDemo } from './demo.actions.ts'
import { Feed } from './feed.actions.ts'
import { serveSportsFeed } from './feed.socket.ts'
import { Offers } from './offers.actions.ts'
import { sportsClosedCoWrite, sportsOpenCoWrite, sportsPaymentCoWrite } from './payment.sql.ts'
import { openBoard } from './read.actions.ts'
import { sportsRiskCoWrite } from './risk.sql.ts'
import { runLeague, type LeagueOptions, type LeagueRun } from './run.actions.ts'
import { openSeasons } from './season.actions.ts'
import { settleMatch } from './settle.actions.ts'
import { sportsJobs } from './sports.jobs.ts'
import { openWaits } from './wait.actions.ts'
import { sportsWaitAnswerCoWrite } from './wait.sql.ts'
import { sportsRoutes } from './sports.routes.ts'
import { LEAGUE_PACE, limitsIn, type LeaguePace } from './sports.ts'

type SeasonOf = ReturnType<typeof openSeasons>

export type SportsNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'ids' | 'failures' | 'log'>
  readonly currency: Currency
  /** Decides matches, where one is set up. */
  readonly beacon: Beacon | undefined
  /** Whether money is taken only on matches that a beacon decides. */
  readonly needsBeacon: boolean
  readonly pace?: LeaguePace | undefined
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly wager: Opened<{ readonly gate: WagerGate }>
  readonly session: Opened<Pick<Sessions, 'redeemSocketToken' | 'onEnded'>>
  readonly recognition: Opened<{ readonly isIdentityDue: BetOptions['isIdentityDue'] }>
}

function bettingOf({ platform, ledger, wager, recognition, needsBeacon }: SportsNeeds, seasonOf: SeasonOf): BetOptions {
  const { db, clock, ids } = platform
  return {
    db,
    ids,
    ledger: ledger.api,
    gate: wager.api.gate,
    builders: openBuilders({ db, clock, seasonOf }),
    isIdentityDue: recognition.api.isIdentityDue,
    takesMoney: (isDecided) => isDecided || !needsBeacon,
    limitsOf: (of) => limitsIn(of, present(offerIn(of).stakes[0], 'the smallest stake')),
  }
}

/** The rows that are written with a stake, a payment or a correction. */
const CO_WRITES = [
  sportsBetCoWrite,
  sportsOpenCoWrite,
  sportsLegCoWrite,
  sportsRiskCoWrite,
  sportsPaymentCoWrite,
  sportsClosedCoWrite,
  sportsCorrectionCoWrite,
  sportsWaitAnswerCoWrite,
]

/** The book on the virtual football league, which this feature plays around the clock. */
export function openSportsFeature(needs: SportsNeeds) {
  const { platform, currency, beacon, pace = LEAGUE_PACE } = needs
  const { db, clock, key, ids, failures, log } = platform
  const ledger = needs.ledger.api
  const { walletStore } = needs.wallet.api
  const feed = new Feed({ db, clock, log, pace })
  const seasonOf = openSeasons({ db, key })
  const settling: CorrectOptions = { db, clock, failures, ids, ledger }
  const league: LeagueOptions = {
    db,
    key,
    pace,
    beacon,
    log,
    clock,
    failures,
    onShown: () => feed.wake(),
    seasonOf,
    settle: (match) => settleMatch(settling, match),
  }
  const betting = bettingOf(needs, seasonOf)
  const offers = new Offers({ db, log, walletStore, redeem: needs.session.api.redeemSocketToken })
  needs.session.api.onEnded((ended) => offers.endSessions(ended))
  const waits = openWaits({ db, pace, log, walletStore }, betWaitOf(betting), cashOutWaitOf({ db, clock, ids, ledger }))
  return {
    api: {
      waits,
      league,
      betting,
      settling,
      runLeague: (): LeagueRun => runLeague(league),
      betForDemo: (bettor: Bettor): Promise<void> => betForDemo({ ...betting, league }, bettor),
    },
    handlers: {
      sports: sportsRoutes({
        ...betting,
        waits,
        clock,
        pace,
        seasonOf,
        walletStore,
        currency,
        hasBeacon: beacon !== undefined,
        board: openBoard(db, clock),
      }),
    },
    routes: ({ app, refuse }: HttpServer, { origins, limitFactor }: SocketLimits) =>
      serveSportsFeed(app, { feed, offers, clock, log, refuse, origins, limitFactor }),
    jobs: sportsJobs(settling, waits),
    async close() {
      await waits.close()
      await feed.stop()
    },
    coWrites: CO_WRITES,
  }
}
