import { join } from 'node:path'
import { calls } from '@ronda/contract'
import { id, seconds } from '@ronda/core'
import { openFlags, serveFlags, sourcesOf } from '../brand/settings/index.ts'
import { servePictures } from '../catalog/pictures/index.ts'
import { pollDeposit } from '../money/deposit/index.ts'
import { serveNotices } from '../money/provider/index.ts'
import { pollPayout } from '../money/withdrawal/index.ts'
import { serveRelatedOrigins } from '../people/factor/index.ts'
import { serveAvatars } from '../people/member/index.ts'
import { openKnownVisitors, SESSION_COOKIE } from '../people/session/index.ts'
import { serveIdentity } from '../people/social/index.ts'
import {
  hashScripts,
  openAdmissionQueue,
  openHttp,
  serveCalls,
  serveRobots,
  serveDocs,
  servePages,
  type CallerAuth,
  type HttpServer,
} from '../platform/http/index.ts'
import type { Log } from '../platform/log/log.ts'
import { serveRealtime } from '../platform/realtime/index.ts'
import { serveWatch } from '../play/sharedRound/index.ts'
import { pushUnreadOnConnect } from '../talk/inbox/index.ts'
import { makeHandlers, type Who } from './handlers.ts'
import { serveEntryPages } from './ssr.ts'
import type { Platform } from './platform.ts'
import type { Services } from './services.ts'
import { refusalText } from './texts.ts'

export type WebOptions = {
  readonly log: Log
  /** Filled once the port is known; read at each request. */
  readonly origins: readonly string[]
  readonly isTls: boolean
  readonly trustedProxies: readonly string[]
  /** Lifts rate limits and pacing, so that a load test measures the server and not its limits. */
  readonly isLoadTest: boolean
  /** How many sign-ins, registrations and other costly calls the server accepts in a second. */
  readonly costlyPerSecond: number
  /** The folder with the built site, office and game clients. */
  readonly webDir: string
}

const LOAD_TEST_FACTOR = 1_000_000

/**
 * A page gives up after ten seconds: a call that waits four has six left for its own work. The places of one network
 * are what its share lets through in that time.
 */
const ADMISSION = {
  reservedPart: 0.3,
  atOnceMax: 12,
  waitMsMax: seconds(4),
  perNetworkMax: 20,
  waitingMax: 400,
} as const

/** Where many people share one address, as in end-to-end tests, that address may use the whole capacity. */
const networkPartOf = ({ peoplePerAddress }: Platform): number => (peoplePerAddress > 1 ? 1 : 0.5)

/** Pages that a search engine may index; below, those that it may not. */
const PUBLIC_PATHS = [
  '/',
  '/rng',
  '/live',
  '/cockfight',
  '/fairness',
  '/verify',
  '/help',
  '/promotions',
  '/announce',
  '/news',
  '/blog',
  '/pointMall',
  '/down',
]
const HIDDEN_PATHS = [
  '/wps/',
  '/api/',
  '/lgw/',
  '/lotto/',
  '/member',
  '/control',
  '/agentHome',
  '/office',
  '/sandbox',
  '/helpmc',
]

type SocketOptions = { readonly origins: readonly string[]; readonly limitFactor: number }

/** Serves two sockets: one pushes a member's balance and messages, the other the tables that anyone may watch. */
async function serveSockets(
  { app, refuse }: HttpServer,
  platform: Platform,
  services: Services,
  options: SocketOptions,
) {
  await serveRealtime(app, {
    hub: services.hub,
    clock: platform.clock,
    refuse,
    ...options,
    async redeem(token) {
      const holder = await services.sessions.redeemSocketToken(token)
      return holder && { session: holder.session, owner: holder.account }
    },
    onJoin({ owner }) {
      services.walletStore
        .of(owner)
        .then((memberWallets) => services.balanceFeed.join(owner, memberWallets))
        .then(() => pushUnreadOnConnect(services.inbox, id<'account'>(owner)))
        .catch((error: unknown) => platform.log.warn({ err: error }, 'a balance could not be sent'))
    },
    onLeave: ({ owner }) => services.balanceFeed.leave(owner),
  })
  serveWatch(app, { ...options, follower: services.follower, talk: services.talk.chat, clock: platform.clock, refuse })
}

/** Everything that is reachable over HTTP: calls, sockets, documentation, pictures and pages. */
export async function openWeb(platform: Platform, services: Services, options: WebOptions): Promise<HttpServer> {
  const { log, origins, isTls, trustedProxies, isLoadTest, webDir } = options
  const limitFactor = isLoadTest ? LOAD_TEST_FACTOR : platform.peoplePerAddress
  const roundMsMin = async (): Promise<number> => (isLoadTest ? 0 : (await platform.settings.current()).roundMsMin)
  const busyErrors = ['LedgerUnknown', 'LedgerBusy', 'CoWriteConflict', 'ProcessEnded', 'TransportBusy']
  const scripts = hashScripts(join(webDir, 'site/dist'))
  let sources = { ...sourcesOf(await platform.settings.current()), scripts }
  platform.settings.onChanged((settings) => (sources = { ...sourcesOf(settings), scripts }))
  const timedPaths = [calls.system.ping.path]
  const http = openHttp({ log, isTls, trustedProxies, sources: () => sources, refusalText, busyErrors, timedPaths })
  const { app, refuse } = http

  const auth: CallerAuth<Who> = {
    member: (token) => services.sessions.find(token),
    resume: (visit) => services.sessions.resume(visit),
    game: (token) => services.playSessions.find(token),
    memberCookie: SESSION_COOKIE,
    closedTo: (ip) => platform.settings.closedTo(ip),
    isKnown: openKnownVisitors(platform.db, platform.clock),
  }
  serveCalls(app, calls, makeHandlers(platform, services, roundMsMin), {
    auth,
    origins,
    limitFactor,
    admissionQueue: openAdmissionQueue({
      ...ADMISSION,
      perSecond: options.costlyPerSecond,
      networkPart: networkPartOf(platform),
    }),
    refuse,
    transport: services.transport,
    clock: platform.clock,
  })

  await serveSockets(http, platform, services, { origins, limitFactor })
  serveDocs(app, 'Ronda: the calls', calls)
  serveRelatedOrigins(app, platform.origins)
  if (services.social.identity) {
    serveIdentity(app, { identity: services.social.identity, brandName: platform.brand.name })
  }
  serveNotices(app, {
    providers: services.providers,
    clock: platform.clock,
    refuse,
    async onNotice(notice) {
      if (notice.about === 'payout') return pollPayout(services.withdrawals, notice.id)
      const polled = await pollDeposit(services.deposits, notice.id)
      return polled.ok || polled.error === 'deposit.unknown'
    },
  })
  serveFlags(app, openFlags(platform.picturesDir))
  serveAvatars(app, services.avatars)
  servePictures(app, services.pictures, refuse)
  serveRobots(app, { origins, paths: PUBLIC_PATHS, hidden: HIDDEN_PATHS })
  serveEntryPages(app, platform, services, webDir)
  await servePages(app, refuse, [
    { folder: join(webDir, 'site/dist'), prefix: '/' },
    { folder: join(webDir, 'office/dist'), prefix: '/office/' },
    { folder: join(webDir, 'play/dist'), prefix: '/play/' },
  ])
  return http
}
