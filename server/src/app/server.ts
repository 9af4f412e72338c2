import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isLocalName, type BrandSettings } from '@ronda/contract'
import { minutes, seconds } from '@ronda/core'
import { arcadeTitles, sharedTitles, slotTitles } from '@ronda/games'
import { listBrands, type Brand } from '../brand/brand/index.ts'
import { defaultSettings, fillInSettings } from '../brand/settings/index.ts'
import type { Ledger } from '../money/ledger/index.ts'
import { SANDBOXES, type SandboxPart } from '../platform/config/config.ts'
import type { HttpServer } from '../platform/http/index.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import type { Consumer } from '../platform/outbox/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { Db } from '../platform/postgres/db.ts'
import { rewardGames } from '../rewards/bet/index.ts'
import { openFeatures, type Features } from './compose.ts'
import { demoSettings, recordTransferForDemo } from './demoBankTransfer.ts'
import { demoBrand, demoRivals, findDemo, seedAccounts, seedBrand } from './demo.ts'
import { StartupError } from './explain.ts'
import { apiOf, closeFeatures, type ApiOf, type FeatureTable } from './feature.ts'
import { startWork, type Work } from './jobs.ts'
import { metricSources } from './metrics.ts'
import type { ServerOptions } from './options.ts'
import { closePlatform, openPlatform, type Addresses } from './platform.ts'
import type { Product } from './product.ts'
import { NO_BRAND } from './setupBrand.ts'
import { openWeb } from './web.ts'

export type Server = {
  readonly origin: string
  readonly db: Db
  readonly clock: Platform['clock']
  readonly ids: Platform['ids']
  readonly failures: Platform['failures']
  readonly background: Platform['background']
  readonly ledger: Ledger
  /** What each feature offers, by its name. */
  readonly features: ApiOf<Features>
  readonly post: Platform['messages']
  /** The parties that the server simulates, for everybody to see. */
  readonly sandboxes: ReadonlySet<SandboxPart>
  readonly consumers: readonly Consumer[]
  readonly jobs: readonly Job[]
  /** Finishes the work that has begun, then closes everything in the order that this needs. */
  close(): Promise<void>
}

/** How many costly calls a core can hash and write in a second without slowing rounds down. */
const COSTLY_PER_CORE = 5
const COSTLY_PER_SECOND = COSTLY_PER_CORE * availableParallelism()

/** Time for other staff to see a change of the money settings and to stop it; shorter in a demo. */
const SETTINGS_DELAY_MS = minutes(15)
const SETTINGS_DELAY_DEMO_MS = seconds(20)

const WEB_DIR = join(import.meta.dirname, '../../../web')

function ownOrigins(host: string, port: number, domains: BrandSettings['domains']): readonly string[] {
  const local = domains.map(({ domainName }) => domainName).filter(isLocalName)
  const here = host === '0.0.0.0' || host === '::' ? [] : [host]
  const names = new Set(['127.0.0.1', 'localhost', '[::1]', ...here, ...local])
  return Array.from(names, (name) => `http://${name}:${port}`)
}

const isDemo = ({ demoAccounts }: ServerOptions): boolean => demoAccounts !== undefined

/** The brand that this server serves, with settings that newer versions have added. */
async function readBrand(db: Db, options: ServerOptions): Promise<Brand> {
  const { demoAccounts } = options
  if (demoAccounts !== undefined) await seedBrand(db)
  const brands = await db.read((tx) => listBrands(tx))
  const brand = demoAccounts === undefined ? brands[0] : brands.find(({ merchant }) => merchant === demoBrand.merchant)
  if (brand === undefined) throw new StartupError(NO_BRAND)
  await db.write((tx) => fillInSettings(tx, brand.merchant, isDemo(options) ? demoSettings : defaultSettings))
  return brand
}

function productOf(options: ServerOptions, brand: Brand, sandboxes: ReadonlySet<SandboxPart>): Product {
  const titles = {
    slots: options.titles ?? slotTitles(),
    arcades: options.arcades ?? arcadeTitles,
    shareds: options.shareds ?? sharedTitles,
  }
  return {
    brand,
    ...titles,
    rewardGames: rewardGames(titles),
    sandboxes,
    clients: options.clients ?? {},
    firebase: options.firebase,
    stripe: options.stripe,
    beacon: options.beacon,
    needsBeacon: options.needsBeacon ?? false,
    booksDir: options.booksDir,
    settingsDelayMs: options.settingsDelayMs ?? (isDemo(options) ? SETTINGS_DELAY_DEMO_MS : SETTINGS_DELAY_MS),
  }
}

/** What a new server starts with: the content of each feature, and the accounts, jackpots and funds of a demo. */
async function seed(
  platform: Platform,
  features: Features,
  { currency }: Brand,
  options: ServerOptions,
): Promise<void> {
  const { db, clock, key, ids, passwords } = platform
  const table: FeatureTable = features
  for (const feature of Object.values(table)) await feature.seed?.()
  const { walletStore } = features.wallet.api
  const seeding = { db, clock, key, ids, passwords, ledger: features.ledger.api, walletStore }
  await seedAccounts(seeding, options.demoAccounts ?? [])
  if (options.withJobs !== true || !isDemo(options)) return
  await features.jackpot.api.jackpots.open(currency)
  await features.rewardFund.api.fillForDemo()
  const accounts = options.demoAccounts ?? []
  const [member, staff] = [await findDemo(db, accounts, 'member'), await findDemo(db, accounts, 'operator')]
  if (member === undefined || staff === undefined) return
  await features.mall.api.fillForDemo({ member, staff })
  const colleague = await findDemo(db, accounts, 'operator', 1)
  if (colleague === undefined) return
  const promotion = await features.promotion.api.fillForDemo({ member, staff, approver: colleague })
  await features.news.api.fillForDemo({ promotion, staff, startsAtMs: clock.nowMs() })
  await features.envelope.api.fillForDemo({ member, proposer: staff, approver: colleague })
  await seedAccounts(seeding, demoRivals())
  const { options: deposit } = features.deposit.api
  await recordTransferForDemo({ deposit, desk: features.bankTransfer.api.options, ids, staff })
  await features.tournament.api.fillForDemo({ member, proposer: staff, approver: colleague })
  await features.raffle.api.fillForDemo({ member, proposer: staff, approver: colleague })
  await features.bonus.api.proposeForDemo({ member, proposer: staff, approver: colleague })
}

type Running = {
  readonly platform: Platform
  readonly features: FeatureTable
  readonly app: HttpServer['app']
  readonly tables: { close(): Promise<void> } | undefined
  readonly work: Work
}

/** Calls are closed first: a round that has begun still needs the ledger, and the ledger its database. */
async function closeServer({ platform, features, app, tables, work }: Running): Promise<void> {
  for (const feature of Object.values(features)) await feature.onStopping?.()
  await app.close()
  await tables?.close()
  await work.stop()
  await platform.background.settle()
  platform.messages.close()
  await closeFeatures(features)
  await closePlatform(platform)
}

/** Opens the whole server in this process, on a database that is already there. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { log, host = '127.0.0.1', port = 0, origins: given, withJobs = false } = options
  const addresses: Addresses = { origins: [...(given ?? [])], localOrigin: undefined }
  const { origins } = addresses
  const sandboxes = new Set(options.sandboxes ?? (isDemo(options) ? SANDBOXES : []))
  const platform = await openPlatform(options, sandboxes, addresses)
  const { db, clock, ids, failures, background, messages: post, isLoadTest } = platform
  const brand = await readBrand(db, options)
  const features = await openFeatures(platform, productOf(options, brand, sandboxes))
  await seed(platform, features, brand, options)

  const { app } = await openWeb(platform, features, {
    brandName: brand.name,
    log,
    origins,
    isTls: given?.every((origin) => origin.startsWith('https:')) ?? false,
    trustedProxies: options.trustedProxies ?? [],
    costlyPerSecond: options.costlyPerSecond ?? (isLoadTest ? Number.POSITIVE_INFINITY : COSTLY_PER_SECOND),
    webDir: options.webDir ?? WEB_DIR,
    metrics: options.metrics,
  })
  await app.listen({ host, port })
  const { port: boundPort } = app.server.address() as AddressInfo
  const origin = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${boundPort}`
  addresses.localOrigin = origin
  const table: FeatureTable = features
  for (const feature of Object.values(table)) feature.onListening?.()
  const settings = await features.settings.api.current()
  if (given === undefined) origins.push(...ownOrigins(host, boundPort, settings.domains))

  const ledger = features.ledger.api
  const { metrics } = options
  const work = startWork(platform, features, withJobs, metrics?.ran)
  ledger.onMoved((moves) => {
    work.wake()
    metrics?.committed(moves.length)
  })
  if (metrics !== undefined)
    metricSources(platform, features, work.consumers).forEach((source) => metrics.follow(source))
  const tables = (options.withTables ?? withJobs) ? features.sharedRound.api.runTables() : undefined
  if (withJobs) for (const feature of Object.values(table)) feature.warmUp?.()

  return {
    origin,
    db,
    clock,
    ids,
    failures,
    background,
    ledger,
    features: apiOf(features),
    post,
    consumers: work.consumers,
    jobs: work.jobs,
    sandboxes,
    close: () => closeServer({ platform, features, app, tables, work }),
  }
}
