import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openTemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'
import { inIdleTime } from '../../server/src/platform/workers/lowPriorityProcess.ts'
import type { SteadyOptions, SteadyResult } from './steady.ts'

export type BenchServer = {
  readonly origin: string
  readonly port: number
  readonly url: string
  close(): Promise<void>
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.disconnect()
  await gone
}

/** A whole server in its own process, as in production, with limits lifted. */
export async function openBenchServer(): Promise<BenchServer> {
  const postgres = await openTemporaryPostgres('bench', { isOnDisk: true })
  const url = await postgres.create('bench')
  const child = fork(join(import.meta.dirname, '../play/server.ts'), { env: { ...process.env, DATABASE_URL: url } })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    url,
    async close() {
      await end(child)
      await postgres.close()
    },
  }
}

export type Steady = { take(): Promise<SteadyResult>; stop(): Promise<void> }

export function startSteady(options: SteadyOptions): Steady {
  // Attackers use their own machines: their CPU time must not be taken from the server's.
  const place = options.tokens.length === 0 ? inIdleTime : {}
  const child = fork(join(import.meta.dirname, 'steady.ts'), place)
  child.send(options)
  return {
    async take() {
      const message = once(child, 'message') as Promise<[SteadyResult]>
      child.send('take')
      return (await message)[0]
    },
    stop: () => end(child),
  }
}
