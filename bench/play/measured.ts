import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { cpuSeconds, familyCpuSeconds } from '../cpu.ts'
import type { LoadOptions, LoadResult } from './load.ts'

export const SECONDS = 6
/** The server has more code than the plain route, and reaches its full speed only once all of it is compiled. */
export const WARM_UP_SECONDS = { bare: 2, server: 10 }

export function start(script: string, environment: Readonly<Record<string, string>> = {}): ChildProcess {
  return fork(join(import.meta.dirname, script), { env: { ...process.env, ...environment } })
}

/** The next message of the child process; a child that exits without one must not leave us waiting. */
async function receive<T>(child: ChildProcess): Promise<T> {
  const tooEarly = async (): Promise<never> => {
    await once(child, 'exit')
    throw new Error(`${child.spawnargs.at(-1)} ended too early`)
  }
  const [message] = (await Promise.race([once(child, 'message'), tooEarly()])) as [T]
  return message
}

export async function portOf(child: ChildProcess): Promise<number> {
  return (await receive<{ port: number }>(child)).port
}

export async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.disconnect()
  await gone
}

type Used = { readonly server: number; readonly load: number; readonly database: number }
export type Measured = LoadResult & { readonly cpu: Used }

/** Runs the load generator, and reads the CPU time of all three processes while it measures. */
export async function measure(
  load: Omit<LoadOptions, 'seconds'>,
  server: ChildProcess,
  postgresPid: number,
): Promise<Measured> {
  const generator = start('load.ts')
  const readCpu = (): Used => ({
    server: cpuSeconds(server.pid ?? 0),
    load: cpuSeconds(generator.pid ?? 0),
    database: familyCpuSeconds(postgresPid),
  })
  generator.send({ ...load, seconds: SECONDS })
  await receive(generator)
  const before = readCpu()
  await receive(generator)
  const after = readCpu()
  const result = await receive<LoadResult>(generator)
  const cpu = {
    server: after.server - before.server,
    load: after.load - before.load,
    database: after.database - before.database,
  }
  return { ...result, cpu }
}
