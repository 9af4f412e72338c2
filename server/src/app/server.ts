import type { AddressInfo } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLocalName, type BrandSettings } from '@ronda/contract'
import { minutes, present, seconds } from '@ronda/core'
import {
  arcadeTitles,
  sharedTitles,
  slotTitles,
  type ArcadeTitle,
  type SharedTitle,
  type SlotTitle,
} from '@ronda/games'
import { findBrand } from '../brand/brand/index.ts'
import { openSettings } from '../brand/settings/index.ts'
import { openLedger, prewarm, type Ledger } from '../money/ledger/index.ts'
import type { Beacon } from '../platform/beacon/index.ts'
import { systemClock, type Clock } from '../platform/clock/clock.ts'
import { openGeo } from '../platform/geo/geo.ts'
import { SANDBOXES, type Config, type SandboxPart } from '../platform/config/config.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { openFailures, type Failures } from '../platform/failures/index.ts'
import { openServerIds, type ServerIds } from '../platform/ids/serverId.ts'
import type { Log } from '../platform/log/log.ts'
import { openMessages, type MessageSettings, type MessageService } from '../platform/messages/index.ts'
import { startPump, type Consumer } from '../platform/outbox/index.ts'
import { openDb, type Db } from '../platform/postgres/db.ts'
import { opensTransportKeys, type HttpServer } from '../platform/http/index.ts'
import { findMigrations, migrate } from '../platform/postgres/migrate.ts'
import { isKeyOfDatabase, openPasswords, type SecretKey } from '../platform/secrets/index.ts'
import { awardCoWrite } from '../play/jackpot/index.ts'
import { arcadeCoWrite, moveCoWrite, openRoundCoWrite, roundCoWrite, sharedPlayCoWrite } from '../play/round/index.ts'
import { riskCoWrite, ticketCoWrite } from '../play/sharedRound/index.ts'
import { consumersOf, jobsOf } from './schedule.ts'
import { demoBrand, seedAccounts, seedBrand, type DemoAccount } from './demo.ts'
import { StartupError } from './explain.ts'
import type { Platform } from './platform.ts'
import { openServices, type Services } from './services.ts'
import { runTables } from './tables.ts'
import { openWeb } from './web.ts'

export type ServerOptions = {
  readonly databaseUrl: string
  readonly key: SecretKey
  readonly log: Log
  readonly host?: string
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** The public origins; this machine's own addresses when absent. */
  readonly origins?: readonly string[]
  readonly trustedProxies?: readonly string[]
  readonly isLoadTest?: boolean
  /** How many people may share one address, as behind one router; one when absent. */
  readonly peoplePerAddress?: number
  /** Sign-ins, registrations and other costly calls in a second; when absent by cores, or no limit in a load test. */
  readonly costlyPerSecond?: number
  /** Accounts with known passwords. Giving them, even an empty list, makes this a demo, where new members get money. */
  readonly demoAccounts?: readonly DemoAccount[]
  /** The carriers of messages; without a carrier, messages go to the message sandbox or are not sent. */
  readonly messages?: Omit<MessageSettings, 'mayUseSandbox'>
  /** The parties that the server simulates where no real one is set up; when absent all in a demo, otherwise none. */
  readonly sandboxes?: readonly SandboxPart[]
  /** Our client ids at the identity providers. A demo simulates those that are not set. */
  readonly clients?: Config['clients']
  /** Cards by Stripe; a demo simulates a provider where it is not set. */
  readonly stripe?: Config['stripe']
  /** How long after its approval a change of the money settings takes effect; short in a demo when absent. */
  readonly settingsDelayMs?: number
  /** Whether the scheduled jobs run; off when absent. */
  readonly withJobs?: boolean
  /** How long a call waits for a database connection; the default of `openDb` when absent. */
  readonly connectMsMax?: number
  readonly clock?: Clock
  /** The slots that this server offers; all of them when absent. */
  readonly titles?: readonly SlotTitle[]
  /** The arcade games that this server offers; all of them when absent. */
  readonly arcades?: readonly ArcadeTitle[]
  /** The games whose rounds many players share; all of them when absent. */
  readonly shareds?: readonly SharedTitle[]
  /** Whether this process runs their tables; the same as `withJobs` when absent. */
  readonly withTables?: boolean
  /** Decides shared rounds; none when absent. */
  readonly beacon?: Beacon
  /** Whether real money is taken only on shared rounds that a beacon decides; not so in demos and tests. */
  readonly needsBeacon?: boolean
  readonly webDir?: string
  /** The folder of generated pictures; one in the machine's temporary folder when absent. */
  readonly picturesDir?: string
  /** The folder of the audit log's seals outside of the database; none when absent. */
  readonly booksDir?: string
  /** Called with each startup step, to be shown at the terminal. */
  readonly onStep?: (step: string) => void
}

export type Server = {
  readonly origin: string
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly ledger: Ledger
  readonly services: Services
  readonly post: MessageService
  /** The parties that the server simulates, for everybody to see. */
  readonly sandboxes: ReadonlySet<SandboxPart>
  readonly consumers: readonly Consumer[]
  /** Finishes the work that has begun, then closes everything in the order that this needs. */
  close(): Promise<void>
}

/** How many costly calls a core can hash and write in a second without slowing rounds down. */
const COSTLY_PER_CORE = 5
const COSTLY_PER_SECOND = COSTLY_PER_CORE * availableParallelism()

/** Time for other staff to see a change of the money settings and to stop it; shorter in a demo. */
const SETTINGS_DELAY_MS = minutes(15)
const SETTINGS_DELAY_DEMO_MS = seconds(20)

/** As many games as home and the first pages of the lobby show. */
const DRAWN_AHEAD = 200

/** Rows that are written in the transaction of the ledger's operation. */
const CO_WRITES = [
  roundCoWrite,
  awardCoWrite,
  arcadeCoWrite,
  openRoundCoWrite,
  moveCoWrite,
  ticketCoWrite,
  riskCoWrite,
  sharedPlayCoWrite,
]

const WRONG_KEY =
  'The secret key is not the one that this database is sealed with. Nothing was changed. Start with the right one: ' +
  'SECRET_KEY, or the file secret.key of the data folder where that is not set.'

const WEB_DIR = join(import.meta.dirname, '../../../web')

function ownOrigins(host: string, port: number, domains: BrandSettings['domains']): readonly string[] {
  const local = domains.map(({ domainName }) => domainName).filter(isLocalName)
  const here = host === '0.0.0.0' || host === '::' ? [] : [host]
  const names = new Set(['127.0.0.1', 'localhost', '[::1]', ...here, ...local])
  return Array.from(names, (name) => `http://${name}:${port}`)
}

/** Known once the server listens. */
type Addresses = { readonly origins: string[]; localOrigin: string | undefined }

async function openPlatform(options: ServerOptions, addresses: Addresses): Promise<Platform> {
  const { databaseUrl, clock = systemClock, log, key, titles = slotTitles(), onStep = () => {} } = options
  const {
    isLoadTest = false,
    arcades = arcadeTitles,
    shareds = sharedTitles,
    peoplePerAddress = 1,
    connectMsMax,
    picturesDir = join(tmpdir(), 'ronda-pictures'),
  } = options
  const applied = await migrate(databaseUrl, findMigrations(join(import.meta.dirname, '..')))
  if (applied.length > 0) onStep(`${applied.length} migrations applied`)
  const db = openDb(databaseUrl, { connectMsMax })
  if (!(await isKeyOfDatabase({ db, key, opensSealedValue: () => opensTransportKeys(db, key) }))) {
    await db.close()
    throw new StartupError(WRONG_KEY)
  }
  await seedBrand(db, options.demoAccounts !== undefined)
  const brand = present(await db.read((tx) => findBrand(tx, demoBrand.merchant)), 'the brand of this server')
  const settings = openSettings({ db, clock, merchant: brand.merchant, geo: await openGeo() })
  const ledger = await openLedger({ url: databaseUrl, now: () => clock.nowMs(), coWrites: CO_WRITES })
  const passwords = openPasswords()
  const attempts = openDb(databaseUrl, { connectMsMax })
  const isDemo = options.demoAccounts !== undefined
  const sandboxes = new Set(options.sandboxes ?? (isDemo ? SANDBOXES : []))
  const post = openMessages(db, clock, log, { ...options.messages, mayUseSandbox: sandboxes.has('messages') })
  const [ids, failures] = [openServerIds(key), openFailures({ db, clock, log })]
  const core = { db, attempts, log, failures, clock, key, ids, passwords, ledger, post, brand, settings }
  const external = {
    clients: options.clients ?? {},
    stripe: options.stripe,
    beacon: options.beacon,
    needsBeacon: options.needsBeacon ?? false,
    sandboxes,
    origins: () => addresses.origins,
  }
  return {
    ...core,
    ...external,
    localOrigin: () => addresses.localOrigin,
    settingsDelayMs: options.settingsDelayMs ?? (isDemo ? SETTINGS_DELAY_DEMO_MS : SETTINGS_DELAY_MS),
    isLoadTest,
    peoplePerAddress,
    titles,
    arcades,
    shareds,
    picturesDir,
    booksDir: options.booksDir,
  }
}

/** Loads into memory and draws ahead what the first visitor would otherwise wait for. */
function warmUp({ db }: Platform, services: Services, log: Log): void {
  prewarm(db.url).catch((error: unknown) => log.warn({ err: error }, 'the ledger could not be loaded into memory'))
  services.catalogue.warmUp()
  services.popularity.refreshIfStale()
  const first = services.catalogue.first(DRAWN_AHEAD)
  services.pictures
    .drawHome(first)
    .then(() => services.pictures.drawAhead(first))
    .catch((error: unknown) => log.warn({ err: error }, 'pictures could not be drawn ahead'))
}

type Running = {
  readonly platform: Platform
  readonly services: Services
  readonly app: HttpServer['app']
  readonly owner: ReturnType<typeof runTables> | undefined
  readonly jobs: ReturnType<typeof startJobs> | undefined
  readonly pump: ReturnType<typeof startPump>
}

/** Calls are closed first: a round that has begun still needs the ledger, and the ledger its database. */
async function closeServer({ platform, services, app, owner, jobs, pump }: Running): Promise<void> {
  await services.providers.close()
  await app.close()
  await owner?.close()
  await Promise.all([services.follower.close(), services.talk.chat.close()])
  await services.background.settle()
  platform.post.close()
  await (await jobs?.catch(() => undefined))?.stop()
  await pump.stop()
  platform.settings.close()
  services.proposals.close()
  services.states.close()
  services.ticker.close()
  await platform.ledger.close()
  await platform.attempts.close()
  await platform.db.close()
  platform.passwords.close()
  services.transport.close()
  services.pictures.close()
  services.uploads.close()
  services.printer.close()
}

/** Starts the work beside the calls: the outbox pump and the scheduled jobs. */
function startWork(platform: Platform, services: Services, withJobs: boolean) {
  const { db, ledger, log } = platform
  const consumers = consumersOf(platform, services)
  const pump = startPump(platform, consumers)
  ledger.onMoved(() => pump.wake())
  // After the port is open: creating the job tables takes a second on a new database.
  const jobs = withJobs ? startJobs(db.url, jobsOf(platform, services, consumers), platform) : undefined
  jobs?.catch((error: unknown) => log.error({ err: error }, 'the schedule did not start'))
  return { pump, jobs, consumers }
}

/** Opens the whole server in this process, on a database that is already there. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { log, host = '127.0.0.1', port = 0, origins: given, withJobs = false } = options
  const addresses: Addresses = { origins: [...(given ?? [])], localOrigin: undefined }
  const { origins } = addresses
  const platform = await openPlatform(options, addresses)
  const { db, ids, failures, ledger, post } = platform
  const services = await openServices(platform)
  await services.talk.seed()
  await seedAccounts({ ...platform, walletStore: services.walletStore }, options.demoAccounts ?? [])
  if (withJobs && options.demoAccounts !== undefined) await services.jackpots.open(platform.brand.currency)

  const { app } = await openWeb(platform, services, {
    log,
    origins,
    isTls: given?.every((origin) => origin.startsWith('https:')) ?? false,
    trustedProxies: options.trustedProxies ?? [],
    isLoadTest: platform.isLoadTest,
    costlyPerSecond: options.costlyPerSecond ?? (platform.isLoadTest ? Number.POSITIVE_INFINITY : COSTLY_PER_SECOND),
    webDir: options.webDir ?? WEB_DIR,
  })
  await app.listen({ host, port })
  const { port: boundPort } = app.server.address() as AddressInfo
  const origin = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${boundPort}`
  addresses.localOrigin = origin
  services.providers.sandbox?.controls.wake()
  if (given === undefined) origins.push(...ownOrigins(host, boundPort, (await platform.settings.current()).domains))

  const { pump, jobs, consumers } = startWork(platform, services, withJobs)
  const owner = (options.withTables ?? withJobs) ? runTables(platform, services) : undefined
  if (withJobs) warmUp(platform, services, log)

  return {
    origin,
    db,
    clock: platform.clock,
    ids,
    failures,
    ledger,
    services,
    post,
    consumers,
    sandboxes: platform.sandboxes,
    close: () => closeServer({ platform, services, app, owner, jobs, pump }),
  }
}
