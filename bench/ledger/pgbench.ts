import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { promisify } from 'node:util'
import { assert, present } from '@ronda/core'
import type { TemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'
import { cpuSeconds, familyCpuSeconds } from '../cpu.ts'

const run = promisify(execFile)

const DATABASE = 'tpcb'
const SCALE = '50'
const CLIENTS = '16'

export type Pgbench = { readonly perSecond: number; readonly cpuMicrosEach: number }

const find = (): string | undefined => globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().at(-1)

/** pgbench comes from Debian, because the embedded server has no client programs. */
export async function ensurePgbench(note: (text: string) => void): Promise<string> {
  const found = find()
  if (found) return found
  note('installing pgbench: apt-get install -y postgresql-contrib')
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-contrib'])
  return present(find(), 'pgbench, which apt-get has just installed')
}

function addressOf(postgres: TemporaryPostgres): readonly string[] {
  const { hostname, port, username } = new URL(postgres.url(DATABASE))
  return ['--host', decodeURIComponent(hostname), '--port', port, '--username', username]
}

export async function preparePgbench(program: string, postgres: TemporaryPostgres): Promise<void> {
  await postgres.create(DATABASE)
  await run(program, [...addressOf(postgres), '--initialize', '--quiet', '--scale', SCALE, DATABASE])
}

/** pgbench's TPC-B: three updates of hot rows, a read and an insert in each transaction. */
export async function runPgbench(program: string, postgres: TemporaryPostgres, seconds: number): Promise<Pgbench> {
  const words = ['--client', CLIENTS, '--jobs', '2', '--protocol', 'prepared', '--no-vacuum', '--time', String(seconds)]
  const cpuBefore = familyCpuSeconds(postgres.pid)
  const child = spawn(program, [...addressOf(postgres), ...words, DATABASE], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  // Its CPU time can only be read while it runs.
  let clientSeconds = 0
  const sampling = setInterval(() => (clientSeconds = Math.max(clientSeconds, cpuSeconds(child.pid ?? 0))), 100)
  await once(child, 'close')
  clearInterval(sampling)
  const perSecond = Number(/tps = ([\d.]+)/.exec(text)?.[1])
  assert(perSecond > 0, `pgbench said: ${text}`)
  const serverSeconds = familyCpuSeconds(postgres.pid) - cpuBefore
  return { perSecond, cpuMicrosEach: ((serverSeconds + clientSeconds) * 1e6) / (perSecond * seconds) }
}
