import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startEmbedded } from '../../server/src/platform/postgres/embedded.ts'
import type { TablePlan } from './plan.ts'

/** A database of its own, on disk as in production. */
export type Scene = { readonly url: string; close(): Promise<void> }

export async function openScene(name: string): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), `ronda-${name}-`))
  // PostgreSQL may run as another user, who must get through.
  chmodSync(folder, 0o755)
  // Many processes run tables here, more than a house has.
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres'), settings: { max_connections: '200' } })
  return {
    url: await createDatabase(postgres, name),
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Memory = Readonly<Record<'rss' | 'heapTotal' | 'heapUsed' | 'external', number>>

/** A process that runs tables: the whole house, or no more than it takes to own them. */
export type Keeper = {
  readonly origin: string
  /** What it holds once all rubbish is swept out. */
  memory(): Promise<Memory>
  /** As a power cut would: nothing is finished, nobody is told. */
  kill(): Promise<void>
}

export type KeeperPlan = { readonly databaseUrl: string; readonly tables: readonly TablePlan[] }

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export async function startKeeper(kind: 'server' | 'owner', plan: KeeperPlan): Promise<Keeper> {
  const child = fork(join(import.meta.dirname, `${kind}.ts`), [JSON.stringify(plan)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, '--expose-gc'],
  })
  const first: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  const { origin } = (first[0] ?? {}) as { readonly origin?: string }
  if (origin === undefined) throw new Error('the process that runs the tables did not open')
  return {
    origin,
    async memory() {
      const told = once(child, 'message')
      child.send('memory')
      return ((await told) as [Memory])[0]
    },
    kill: () => kill(child),
  }
}
