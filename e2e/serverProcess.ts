import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createDatabase } from '../server/src/platform/postgres/embedded.ts'

/**
 * `earlyApproval`: small withdrawals already need two approvals, and there are no waiting times. `rewards`: a red
 * envelope for two is open, and the member has points for a good. `liveLeague`: the virtual league is slow enough to bet on a match in play.
 */
export type ServerKind = 'usual' | 'earlyApproval' | 'rewards' | 'liveLeague'

/** The data of its server that a journey uses. */
export type KnownServer = {
  readonly origin: string
  readonly databaseUrl: string
  /** The sum of stakes at which the first mini jackpot pays: a journey cannot wait for it. */
  readonly miniEndsAt: string
}

export type ServerProcess = KnownServer & { close(): Promise<void> }

/** The variable with the PostgreSQL URL of this run; `DATABASE` in it stands for the name of the database. */
export const POSTGRES_VARIABLE = 'JOURNEY_POSTGRES'
/** The variable with the folder of pictures, which all servers of this run share. */
export const PICTURES_VARIABLE = 'JOURNEY_PICTURES'

const PROGRAM = join(import.meta.dirname, 'testServer.process.ts')

let databases = 0

/** Starts a server in its own process with its own database. */
export async function openServerProcess(kind: ServerKind = 'usual'): Promise<ServerProcess> {
  const address = process.env[POSTGRES_VARIABLE] ?? ''
  databases += 1
  const url = (name: string): string => address.replace('DATABASE', name)
  const databaseUrl = await createDatabase({ url }, `ronda_${process.pid}_${databases}`)
  // Without the flags and hooks of the test runner, so that the server runs as in production.
  const env = { ...process.env, NODE_OPTIONS: '' }
  const child = fork(PROGRAM, [databaseUrl, kind], {
    execArgv: [],
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const first = await Promise.race([once(child, 'message'), ended])
  if (child.exitCode !== null) throw new Error(`the server of a journey exited with code ${child.exitCode}`)
  return {
    ...(first[0] as KnownServer),
    async close() {
      child.disconnect()
      await ended
    },
  }
}
