import { join } from 'node:path'
import { calls, isModuleOn, type BrandSettings } from '@ronda/contract'
import { seconds } from '@ronda/core'
import { chooseLanguage, offeredLanguages } from '@ronda/i18n'
import { sourcesOf } from '../brand/settings/index.ts'
import { accessRefusal, type MemberSession } from '../people/session/index.ts'
import {
  hashScripts,
  openAdmissionQueue,
  openHttp,
  serveCalls,
  serveRobots,
  serveDocs,
  serveHealth,
  servePages,
  type CallerAuth,
  type Handlers,
  type HttpServer,
  type SocketLimits,
} from '../platform/http/index.ts'
import type { Log } from '../platform/log/log.ts'
import type { Metrics } from '../platform/metrics/index.ts'
import type { Platform } from '../platform/platform.ts'
import { isReady } from '../platform/postgres/ready.sql.ts'
import { serveRealtime } from '../platform/realtime/index.ts'
import type { PlaySession } from '../play/launch/index.ts'
import type { Features } from './compose.ts'
import { mergeHandlers, type FeatureTable } from './feature.ts'
import { serveEntryPages } from './ssr.ts'
import { refusalText } from './texts.ts'
import { serveWebManifest } from './webManifest.ts'

type Who = { readonly member: MemberSession; readonly game: PlaySession }

export type WebOptions = {
  readonly brandName: string
  readonly log: Log
  /** Filled once the port is known; read at each request. */
  readonly origins: readonly string[]
  readonly isTls: boolean
  readonly trustedProxies: readonly string[]
  /** How many sign-ins, registrations and other costly calls the server accepts in a second. */
  readonly costlyPerSecond: number
  /** Told about each answered request; nobody when absent. */
  readonly metrics?: Pick<Metrics, 'answered'> | undefined
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

/** The socket that pushes a member's balance and messages. Features say what is sent when it opens. */
async function serveMemberSocket(
  { app, refuse }: HttpServer,
  { hub, clock, log }: Platform,
  features: Features,
  limits: SocketLimits,
): Promise<void> {
  const table: FeatureTable = features
  const sockets = Object.values(table).flatMap(({ memberSocket }) => memberSocket ?? [])
  async function join(owner: string): Promise<void> {
    for (const socket of sockets) await socket.onJoin(owner)
  }
  await serveRealtime(app, {
    hub,
    clock,
    refuse,
    ...limits,
    async redeem(token) {
      const holder = await features.session.api.redeemSocketToken(token)
      return holder && { session: holder.session, owner: holder.account }
    },
    onJoin({ owner }) {
      join(owner).catch((error: unknown) => log.warn({ err: error }, 'a balance could not be sent'))
    },
    onLeave: ({ owner }) => sockets.forEach((socket) => socket.onLeave?.(owner)),
  })
}

/** The origins that a page may load from: the settings say which, and may change. */
async function followSources({ settings, verification }: Features, scripts: readonly string[]) {
  function sourcesNow(current: BrandSettings) {
    const { connect, ...others } = sourcesOf(current)
    const codes = isModuleOn(current.modules, 'FIREBASEVERF3') ? verification.connectsTo : []
    return { ...others, connect: [...connect, ...codes], scripts }
  }
  let sources = sourcesNow(await settings.api.current())
  settings.api.onChanged((changed) => (sources = sourcesNow(changed)))
  return () => sources
}

function authOf({ session, launch, settings }: Features): CallerAuth<Who> {
  const { memberCookie, isKnown } = session.callers
  return {
    member: (token) => session.api.find(token),
    resume: (visit) => session.api.resume(visit),
    game: (token) => launch.api.playSessions.find(token),
    memberCookie,
    refusalOf: accessRefusal,
    closedTo: (ip) => settings.api.closedTo(ip),
    isKnown,
  }
}

function countRequests({ app }: HttpServer, metrics: Pick<Metrics, 'answered'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.routeOptions.url ?? 'other', reply.statusCode, reply.elapsedTime / 1_000)
    done()
  })
}

/** Everything that is reachable over HTTP: calls, sockets, documentation, pictures and pages. */
export async function openWeb(platform: Platform, features: Features, options: WebOptions): Promise<HttpServer> {
  const { brandName, log, origins, isTls, trustedProxies, webDir } = options
  const { db, clock, transport, isLoadTest, peoplePerAddress } = platform
  const settings = features.settings.api
  const limitFactor = isLoadTest ? LOAD_TEST_FACTOR : peoplePerAddress
  const busyErrors = ['LedgerUnknown', 'LedgerBusy', 'CoWriteConflict', 'ProcessEnded', 'TransportBusy']
  const sources = await followSources(features, hashScripts(join(webDir, 'site/dist')))
  const timedPaths = [calls.brand.ping.path]
  const http = openHttp({ log, isTls, trustedProxies, sources, refusalText, busyErrors, timedPaths })
  const { app, refuse } = http
  if (options.metrics !== undefined) countRequests(http, options.metrics)
  serveHealth(app, { log, nowMs: () => clock.nowMs(), isReady: () => db.read(isReady) })

  // One handler for every call of the contract: this does not compile while one is missing.
  const handlers: Handlers<typeof calls, Who> = mergeHandlers(features)
  serveCalls(app, calls, handlers, {
    auth: authOf(features),
    origins,
    limitFactor,
    admissionQueue: openAdmissionQueue({
      ...ADMISSION,
      perSecond: options.costlyPerSecond,
      networkPart: networkPartOf(platform),
    }),
    refuse,
    transport,
    clock,
  })

  await serveMemberSocket(http, platform, features, { origins, limitFactor })
  serveDocs(app, 'Ronda: the calls', calls)
  const table: FeatureTable = features
  for (const feature of Object.values(table)) feature.routes?.(http, { origins, limitFactor })
  const firstLanguage = async () => {
    const { languages, defaultLanguage } = await settings.current()
    return chooseLanguage([], offeredLanguages(languages), defaultLanguage)
  }
  serveWebManifest(app, { name: brandName, language: firstLanguage })
  serveRobots(app, { origins, paths: PUBLIC_PATHS, hidden: HIDDEN_PATHS })
  serveEntryPages(app, { clock, log, settings, states: features.state.api, webDir })
  await servePages(app, refuse, [
    { folder: join(webDir, 'site/dist'), prefix: '/' },
    { folder: join(webDir, 'office/dist'), prefix: '/office/' },
    { folder: join(webDir, 'play/dist'), prefix: '/play/' },
  ])
  return http
}
