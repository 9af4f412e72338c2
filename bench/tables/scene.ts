import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openTemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'
import type { TablePlan } from './plan.ts'

/** A database of its own, on disk as in production. */
export type Scene = { readonly url: string; close(): Promise<void> }

export async function openScene(name: string): Promise<Scene> {
  // More processes run tables here than in production.
  const postgres = await openTemporaryPostgres(name, { isOnDisk: true, settings: { max_connections: '200' } })
  return { url: await postgres.create(name), close: () => postgres.close() }
}

export type Memory = Readonly<Record<'rss' | 'heapTotal' | 'heapUsed' | 'external', number>>

/** A process that runs tables: the whole server, or only what is needed to own them. */
export type TableProcess = {
  readonly origin: string
  /** Its memory after a full garbage collection. */
  memory(): Promise<Memory>
  /** Like a power cut: nothing is finished and nobody is notified. */
  kill(): Promise<void>
}

export type TableProcessPlan = { readonly databaseUrl: string; readonly tables: readonly TablePlan[] }

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export async function startTableProcess(kind: 'server' | 'owner', plan: TableProcessPlan): Promise<TableProcess> {
  const child = fork(join(import.meta.dirname, `${kind}.ts`), [JSON.stringify(plan)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, '--expose-gc'],
  })
  const first: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  const { origin } = (first[0] ?? {}) as { readonly origin?: string }
  if (origin === undefined) throw new Error('the process that runs the tables did not start')
  return {
    origin,
    async memory() {
      const message = once(child, 'message')
      child.send('memory')
      return ((await message) as [Memory])[0]
    },
    kill: () => kill(child),
  }
}
