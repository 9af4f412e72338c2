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
import { findBrand } from '../brand/house/index.ts'
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
import { openMessages, type MessageSettings, type Post } from '../platform/messages/index.ts'
import { startPump, type Consumer } from '../platform/outbox/index.ts'
import { openDb, type Db } from '../platform/postgres/db.ts'
import { opensTransportKeys, type HttpServer } from '../platform/http/index.ts'
import { findMigrations, migrate } from '../platform/postgres/migrate.ts'
import { isKeyOfDatabase, openPasswords, type SecretKey } from '../platform/secrets/index.ts'
import { awardCompanion } from '../play/jackpot/index.ts'
import {
  arcadeCompanion,
  moveCompanion,
  openCompanion,
  roundCompanion,
  sharedPlayCompanion,
} from '../play/round/index.ts'
import { riskCompanion, ticketCompanion } from '../play/table/index.ts'
import { consumersOf, jobsOf } from './clockwork.ts'
import { demoBrand, seedAccounts, seedBrand, type DemoAccount } from './demo.ts'
import { Misfortune } from './explain.ts'
import type { Ground } from './ground.ts'
import { openRooms, type Rooms } from './rooms.ts'
import { runTables } from './tables.ts'
import { openWeb } from './web.ts'

export type HouseOptions = {
  readonly databaseUrl: string
  readonly key: SecretKey
  readonly log: Log
  readonly host?: string
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** Where people open the house; this machine's own addresses when absent. */
  readonly origins?: readonly string[]
  readonly trustedProxies?: readonly string[]
  readonly isLoadTest?: boolean
  /** How many people may come from one address, as from behind one router; one when absent. */
  readonly peoplePerAddress?: number
  /** Sign-ins, registrations and their like in a second; as many as come in a load test when absent. */
  readonly costlyPerSecond?: number
  /** Accounts with known passwords. Their presence, even of none, makes this a demo, where newcomers get money. */
  readonly demoAccounts?: readonly DemoAccount[]
  /** Who carries messages out; what has no carrier is kept in the sandbox of messages, or not sent. */
  readonly messages?: Omit<MessageSettings, 'mayUseSandbox'>
  /** What the server itself plays where no real counterpart is set up; everything in a demo, nothing elsewhere when absent. */
  readonly sandboxes?: readonly SandboxPart[]
  /** Who we are to others that vouch for people. A demo has its own where there is none. */
  readonly clients?: Config['clients']
  /** Cards by Stripe; a demo has its own provider where there is none. */
  readonly stripe?: Config['stripe']
  /** How long after its approval a change of what money may do comes into force; short in a demo when absent. */
  readonly settingsDelayMs?: number
  /** Off where schedules would only be in the way. */
  readonly withJobs?: boolean
  /** How long a call waits for the database; as long as people do when absent. */
  readonly connectMsMax?: number
  readonly clock?: Clock
  /** The slots played here; all of them when absent. */
  readonly titles?: readonly SlotTitle[]
  /** The solo games played here; all of them when absent. */
  readonly arcades?: readonly ArcadeTitle[]
  /** The games whose rounds many share; all of them when absent. */
  readonly shareds?: readonly SharedTitle[]
  /** Whether their tables are run by this process; as the clockwork is when absent. */
  readonly withTables?: boolean
  /** Decides rounds that many share; none when absent. */
  readonly beacon?: Beacon
  /** Whether real money is taken only on shared rounds that a beacon decides; not so in demos and tests. */
  readonly needsBeacon?: boolean
  readonly webDir?: string
  /** Where drawn pictures are kept; the machine's own place for what can be made again when absent. */
  readonly picturesDir?: string
  /** Where proofs are kept outside of the database; nowhere when absent. */
  readonly booksDir?: string
  /** Told what is being done, for whoever waits. */
  readonly say?: (step: string) => void
}

export type House = {
  readonly origin: string
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
  readonly failures: Failures
  readonly ledger: Ledger
  readonly rooms: Rooms
  readonly post: Post
  /** What the server itself plays, for everybody to see. */
  readonly sandboxes: ReadonlySet<SandboxPart>
  readonly consumers: readonly Consumer[]
  /** Finishes what has begun, then closes everything in the order that lets it finish. */
  close(): Promise<void>
}

/** What a core hashes and writes in a second without those who play feeling it. */
const COSTLY_PER_CORE = 5
const COSTLY_PER_SECOND = COSTLY_PER_CORE * availableParallelism()

/** Time for the rest of the staff to see a change of what money may do, and to stop it. A demo does not wait so long. */
const SETTINGS_DELAY_MS = minutes(15)
const SETTINGS_DELAY_DEMO_MS = seconds(20)

/** What home and the first pages of the lobby show. */
const AHEAD_FIRST = 200

/** Rows that are written with the money. */
const COMPANIONS = [
  roundCompanion,
  awardCompanion,
  arcadeCompanion,
  openCompanion,
  moveCompanion,
  ticketCompanion,
  riskCompanion,
  sharedPlayCompanion,
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

/** Known once the door is open. */
type Addresses = { readonly origins: string[]; heardAt: string | undefined }

async function openGround(options: HouseOptions, addresses: Addresses): Promise<Ground> {
  const { databaseUrl, clock = systemClock, log, key, titles = slotTitles(), say = () => {} } = options
  const {
    isLoadTest = false,
    arcades = arcadeTitles,
    shareds = sharedTitles,
    peoplePerAddress = 1,
    connectMsMax,
    picturesDir = join(tmpdir(), 'ronda-pictures'),
  } = options
  const applied = await migrate(databaseUrl, findMigrations(join(import.meta.dirname, '..')))
  if (applied.length > 0) say(`${applied.length} migrations applied`)
  const db = openDb(databaseUrl, { connectMsMax })
  if (!(await isKeyOfDatabase({ db, key, opensWhatIsSealed: () => opensTransportKeys(db, key) }))) {
    await db.close()
    throw new Misfortune(WRONG_KEY)
  }
  await seedBrand(db, options.demoAccounts !== undefined)
  const brand = present(await db.read((tx) => findBrand(tx, demoBrand.merchant)), 'the brand of this house')
  const settings = openSettings({ db, clock, merchant: brand.merchant, geo: await openGeo() })
  const ledger = await openLedger({ url: databaseUrl, now: () => clock.nowMs(), companions: COMPANIONS })
  const passwords = openPasswords()
  const attempts = openDb(databaseUrl, { connectMsMax })
  const isDemo = options.demoAccounts !== undefined
  const sandboxes = new Set(options.sandboxes ?? (isDemo ? SANDBOXES : []))
  const post = openMessages(db, clock, log, { ...options.messages, mayUseSandbox: sandboxes.has('messages') })
  const [ids, failures] = [openServerIds(key), openFailures({ db, clock, log })]
  const beneath = { db, attempts, log, failures, clock, key, ids, passwords, ledger, post, brand, settings }
  const outside = {
    clients: options.clients ?? {},
    stripe: options.stripe,
    beacon: options.beacon,
    needsBeacon: options.needsBeacon ?? false,
    sandboxes,
    origins: () => addresses.origins,
  }
  return {
    ...beneath,
    ...outside,
    heardAt: () => addresses.heardAt,
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

/** Reads, draws and proves what the first visitor would otherwise wait for. */
function warmUp({ db }: Ground, rooms: Rooms, log: Log): void {
  prewarm(db.url).catch((error: unknown) => log.warn({ err: error }, 'the books are not in memory yet'))
  rooms.catalogue.warmUp()
  rooms.popularity.look()
  const first = rooms.catalogue.first(AHEAD_FIRST)
  rooms.pictures
    .drawAhead(first)
    .catch((error: unknown) => log.warn({ err: error }, 'no more pictures are drawn ahead'))
}

type Running = {
  readonly ground: Ground
  readonly rooms: Rooms
  readonly app: HttpServer['app']
  readonly owner: ReturnType<typeof runTables> | undefined
  readonly jobs: ReturnType<typeof startJobs> | undefined
  readonly pump: ReturnType<typeof startPump>
}

/** Players first: a round that has begun must still find its ledger, and the ledger its database. */
async function closeHouse({ ground, rooms, app, owner, jobs, pump }: Running): Promise<void> {
  await rooms.providers.close()
  await app.close()
  await owner?.close()
  await Promise.all([rooms.follower.close(), rooms.talk.chat.close()])
  await rooms.later.settle()
  ground.post.close()
  await (await jobs?.catch(() => undefined))?.stop()
  await pump.stop()
  ground.settings.close()
  rooms.proposals.close()
  rooms.states.close()
  rooms.ticker.close()
  await ground.ledger.close()
  await ground.attempts.close()
  await ground.db.close()
  ground.passwords.close()
  rooms.transport.close()
  rooms.pictures.close()
  rooms.uploads.close()
}

/** What is done beside the calls: events to their consumers, and what the schedule asks for. */
function startWork(ground: Ground, rooms: Rooms, withJobs: boolean) {
  const { db, ledger, log } = ground
  const consumers = consumersOf(ground, rooms)
  const pump = startPump(ground, consumers)
  ledger.onMoved(() => pump.wake())
  // After the port is open: making its tables takes a second on a new database.
  const jobs = withJobs ? startJobs(db.url, jobsOf(ground, rooms, consumers), ground) : undefined
  jobs?.catch((error: unknown) => log.error({ err: error }, 'the schedule did not start'))
  return { pump, jobs, consumers }
}

/** The whole house in this process, on a database that is already there. */
export async function openHouse(options: HouseOptions): Promise<House> {
  const { log, host = '127.0.0.1', port = 0, origins: given, withJobs = false } = options
  const addresses: Addresses = { origins: [...(given ?? [])], heardAt: undefined }
  const { origins } = addresses
  const ground = await openGround(options, addresses)
  const { db, ids, failures, ledger, post } = ground
  const rooms = await openRooms(ground)
  await rooms.talk.plant()
  await seedAccounts({ ...ground, purses: rooms.purses }, options.demoAccounts ?? [])
  if (withJobs && options.demoAccounts !== undefined) await rooms.jackpots.open(ground.brand.currency)

  const { app } = await openWeb(ground, rooms, {
    log,
    origins,
    isTls: given?.every((origin) => origin.startsWith('https:')) ?? false,
    trustedProxies: options.trustedProxies ?? [],
    isLoadTest: ground.isLoadTest,
    costlyPerSecond: options.costlyPerSecond ?? (ground.isLoadTest ? Number.POSITIVE_INFINITY : COSTLY_PER_SECOND),
    webDir: options.webDir ?? WEB_DIR,
  })
  await app.listen({ host, port })
  const { port: heard } = app.server.address() as AddressInfo
  const origin = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${heard}`
  addresses.heardAt = origin
  rooms.providers.sandbox?.counter.wake()
  if (given === undefined) origins.push(...ownOrigins(host, heard, (await ground.settings.current()).domains))

  const { pump, jobs, consumers } = startWork(ground, rooms, withJobs)
  const owner = (options.withTables ?? withJobs) ? runTables(ground, rooms) : undefined
  if (withJobs) warmUp(ground, rooms, log)

  return {
    origin,
    db,
    clock: ground.clock,
    ids,
    failures,
    ledger,
    rooms,
    post,
    consumers,
    sandboxes: ground.sandboxes,
    close: () => closeHouse({ ground, rooms, app, owner, jobs, pump }),
  }
}
