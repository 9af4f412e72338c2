import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createDatabase } from '../server/src/platform/postgres/embedded.ts'

/** `earlyApproval`: small withdrawals already need two people, and nothing waits. */
export type ServerKind = 'usual' | 'earlyApproval'

/** What a journey knows of its server. */
export type KnownServer = {
  readonly origin: string
  readonly databaseUrl: string
  /** The stakes at which the first mini jackpot ends: a journey cannot wait for it. */
  readonly miniEndsAt: string
}

export type ServerProcess = KnownServer & { close(): Promise<void> }

/** Where the databases of this run are: `DATABASE` stands for the name of one. */
export const POSTGRES_VARIABLE = 'JOURNEY_POSTGRES'

const PROGRAM = join(import.meta.dirname, 'testServer.process.ts')

let databases = 0

/** A server in a process of its own, on a database of its own. */
export async function openServerProcess(kind: ServerKind = 'usual'): Promise<ServerProcess> {
  const address = process.env[POSTGRES_VARIABLE] ?? ''
  databases += 1
  const url = (name: string): string => address.replace('DATABASE', name)
  const databaseUrl = await createDatabase({ url }, `ronda_${process.pid}_${databases}`)
  // Without the flags and hooks of the test runner: the server must run as it does for a player.
  const env = { ...process.env, NODE_OPTIONS: '' }
  const child = fork(PROGRAM, [databaseUrl, kind], {
    execArgv: [],
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const first = await Promise.race([once(child, 'message'), ended])
  if (child.exitCode !== null) throw new Error(`the server of a journey ended with ${child.exitCode}`)
  return {
    ...(first[0] as KnownServer),
    async close() {
      child.disconnect()
      await ended
    },
  }
}
