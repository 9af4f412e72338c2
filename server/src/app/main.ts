import { existsSync, fstatSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minutes, seconds } from '@ronda/core'
import { openDrand, type Beacon } from '../platform/beacon/index.ts'
import { readConfig, startRefusal, type Config } from '../platform/config/config.ts'
import { openDataFolder } from '../platform/dataFolder/dataFolder.ts'
import { openLog, type Log } from '../platform/log/log.ts'
import { openMetrics, serveMetrics, type MetricsServer } from '../platform/metrics/index.ts'
import { createDatabase, startEmbedded } from '../platform/postgres/embedded.ts'
import { keyOfFolder, parseSecretKey } from '../platform/secrets/index.ts'
import { refuseUnsafe } from './database.ts'
import { demoAccountsFile, demoAccountsOf, type DemoAccount } from './demo.ts'
import { makePast } from './demoHistory.ts'
import { betOnSportsForDemo, playForDemo } from './demoPlay.ts'
import { fillTeamForDemo } from './demoTeam.ts'
import { playTournamentsForDemo } from './demoTournament.ts'
import { explain, StartupError } from './explain.ts'
import { startupMessage, isReadableByOthers, type Shown } from './startupMessage.ts'
import type { ServerOptions } from './options.ts'
import { openServer, type Server } from './server.ts'
import { checkPortIsFree } from './port.ts'

const print = (line: string): void => console.log(`  ${line}`)

type Storage = {
  readonly url: string
  /** Only the embedded database is a demo, with accounts whose passwords are printed. */
  readonly demoAccounts?: readonly DemoAccount[]
  /** Whether the database was made at this start. */
  readonly isNew: boolean
  close(): Promise<void>
}

/** The first start of a demo plays hundreds of rounds beside every job: on a busy machine it waits, and does not fail. */
const DEMO_CONNECT_MS_MAX = minutes(1)

async function openStorage(config: Config, dataDir: string): Promise<Storage> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, isNew: false, close: async () => {} }
  print('Starting PostgreSQL')
  const folder = join(dataDir, 'postgres')
  const isNew = !existsSync(folder)
  const postgres = await startEmbedded({ dataDir: folder })
  return {
    isNew,
    url: await createDatabase(postgres, 'ronda'),
    demoAccounts: demoAccountsOf(dataDir),
    close: () => postgres.stop(),
  }
}

/** Without a beacon, shared rounds show that none decides them. */
function beaconOf({ beaconUrl: url }: Config, log: Log): { readonly beacon?: Beacon } {
  if (url === undefined) return {}
  const onForged = (round: number) => log.error({ url, round }, 'the beacon sent a value that it has not signed')
  return { beacon: openDrand({ url, onForged }) }
}

function optionsOf(config: Config, { url, demoAccounts }: Storage, log: Log): ServerOptions {
  const dataDir = resolve(config.dataDir)
  return {
    ...config,
    databaseUrl: url,
    picturesDir: join(dataDir, 'pictures'),
    booksDir: join(dataDir, 'books'),
    key: config.secretKey === undefined ? keyOfFolder(dataDir) : parseSecretKey(config.secretKey),
    log,
    ...(config.publicOrigins && { origins: config.publicOrigins }),
    ...(demoAccounts && { demoAccounts, connectMsMax: DEMO_CONNECT_MS_MAX }),
    ...beaconOf(config, log),
    messages: { smtp: config.smtp, sms: config.sms },
    sandboxes: config.sandboxes,
    onStep: print,
  }
}

type Running = { readonly server: Server; readonly storage: Storage; readonly metricsServer: MetricsServer | undefined }

async function open(config: Config): Promise<Running> {
  const dataDir = resolve(config.dataDir)
  openDataFolder(dataDir)
  const storage = await openStorage(config, dataDir)
  const log = openLog(config.logLevel)
  try {
    await refuseUnsafe(storage.url)
    print('Starting the server')
    const options = optionsOf(config, storage, log)
    if (storage.isNew && config.demoDays > 0) {
      print(`Playing ${config.demoDays} days of the past, for the demo`)
      await makePast(options, config.demoDays)
    }
    const metrics = config.metricsAt && openMetrics()
    const server = await openServer({ ...options, withJobs: true, metrics })
    const metricsServer = config.metricsAt && metrics && (await serveMetrics({ ...config.metricsAt, metrics }))
    if (storage.demoAccounts) {
      await playForDemo(server)
      await betOnSportsForDemo(server)
      await fillTeamForDemo(server)
      await playTournamentsForDemo(server)
    }
    return { server, storage, metricsServer }
  } catch (error) {
    await storage.close()
    throw error
  }
}

function shownAccounts({ dataDir }: Config, { demoAccounts = [] }: Storage): Shown {
  const isHidden = demoAccounts.length > 0 && isReadableByOthers(fstatSync(process.stdout.fd))
  return isHidden ? { file: demoAccountsFile(resolve(dataDir)) } : demoAccounts
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.ok) throw new StartupError(config.error)
  const refusal = startRefusal(config.value)
  if (refusal !== undefined) throw new StartupError(refusal)
  await checkPortIsFree(config.value.host, config.value.port)
  const { server, storage, metricsServer } = await open(config.value)
  const origin = config.value.publicOrigins?.[0] ?? server.origin
  console.log(startupMessage(origin, shownAccounts(config.value, storage), server, config.value))

  stopOnSignal(async () => {
    await metricsServer?.close()
    await server.close()
    await storage.close()
  })
}

/** The requests in progress are finished in this time, or never. */
const STOP_MS_MAX = seconds(30)
/** One Ctrl-C can arrive twice: from the terminal, and passed on by npm. */
const SECOND_SIGNAL_AFTER_MS = seconds(1)

/** Closes in order at the first signal; ends at once at a second one, or when closing takes too long. */
function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince: number | undefined
  const stop = (): void => {
    const nowMs = performance.now()
    if (stoppingSince !== undefined) {
      if (nowMs - stoppingSince > SECOND_SIGNAL_AFTER_MS) process.exit(1)
      return
    }
    stoppingSince = nowMs
    print('Stopping the server')
    setTimeout(() => fail(new StartupError('Stopping took too long, so the server was ended.')), STOP_MS_MAX).unref()
    close().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function fail(error: unknown): void {
  console.error(`\n  ${explain(error)}\n`)
  process.exit(1)
}

main().catch(fail)
