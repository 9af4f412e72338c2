import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startEmbedded } from '../../server/src/platform/postgres/embedded.ts'
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
  const folder = mkdtempSync(join(tmpdir(), 'ronda-bench-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres') })
  const url = await createDatabase(postgres, 'bench')
  const child = fork(join(import.meta.dirname, '../play/server.ts'), { env: { ...process.env, DATABASE_URL: url } })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    url,
    async close() {
      await end(child)
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
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
