import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '@ronda/contract'
import { present, seconds } from '@ronda/core'
import type { DemoAccount } from '../../src/app/demo.ts'
import { VisitorAtAddress } from './signInSteps.ts'
import { loginForm, openTestServer, PASSWORD } from './testServer.ts'
import { addressOf, everyCall } from './samples.ts'

export type FloodOptions = {
  readonly databaseUrl: string
  readonly forMs?: number
  /** Costly requests per second of one network, from all of its addresses. */
  readonly floodPerSecond?: number
}

export type FloodResult = {
  /** The number of costly requests of that network. */
  readonly flooded: number
  /** How many people of another network signed in with the right password, each once, and how many succeeded. */
  readonly tried: number
  readonly succeeded: number
}

const HONEST_PER_SECOND = 2
const FLOOD_MS = seconds(15)
const FLOOD_PER_SECOND = 60

/** The calls that are costly for the server and open to anonymous callers. */
const costly = everyCall.filter(({ call }) => call.isCostly && call.may === 'anyone')

const membersOf = (many: number): readonly DemoAccount[] =>
  Array.from({ length: many }, (_, at) => ({
    username: `honest${at}`,
    kind: 'member' as const,
    password: PASSWORD,
    deposit: 0,
  }))

/** Starts something so many times a second, without waiting for earlier ones, and returns all results. */
async function sendAtRate<T>(
  perSecond: number,
  forMs: number,
  send: (at: number) => Promise<T>,
): Promise<readonly T[]> {
  const beginMs = performance.now()
  const sent: Promise<T>[] = []
  for (let passedMs = 0; passedMs < forMs; passedMs = performance.now() - beginMs) {
    const due = Math.floor((passedMs * perSecond) / 1_000)
    while (sent.length <= due) sent.push(send(sent.length))
    await pause(10)
  }
  return Promise.all(sent)
}

type Prepared = { readonly method: string; readonly path: string; readonly body: string }

/** Prepared once, so that the flood costs this machine less. */
const prepare = (visitor: VisitorAtAddress): Promise<readonly Prepared[]> =>
  Promise.all(
    costly.map(async ({ call, sample }) => {
      const { path, body } = addressOf(call, sample)
      return {
        method: call.method,
        path,
        body: JSON.stringify(call.isEncrypted ? await visitor.encrypted(body) : body),
      }
    }),
  )

/**
 * One network sends costly requests without a pause, from all of its addresses; people of another sign in meanwhile,
 * each with one try. With real puzzles and limits, on a server of its own.
 */
export async function drillFlood(options: FloodOptions): Promise<FloodResult> {
  const { databaseUrl, forMs = FLOOD_MS, floodPerSecond = FLOOD_PER_SECOND } = options
  const demoAccounts = membersOf(Math.ceil((forMs / 1_000) * HONEST_PER_SECOND) + 1)
  const server = await openTestServer({ databaseUrl, isLoadTest: false, trustedProxies: ['127.0.0.1'], demoAccounts })
  try {
    const requests = await prepare(new VisitorAtAddress(server, '192.0.2.1'))
    const [flooded, honest] = await Promise.all([
      sendAtRate(floodPerSecond, forMs, async (at) => {
        const { method, path, body } = present(requests[at % requests.length], 'a request')
        return (await new VisitorAtAddress(server, `192.0.2.${at % 250}`).ask(method, path, body)).status
      }),
      sendAtRate(HONEST_PER_SECOND, forMs, async (at) => {
        const visitor = new VisitorAtAddress(server, `203.0.113.${(at % 250) + 1}`)
        return (await visitor.ask('POST', calls.session.login.path, loginForm(`honest${at}`))).status
      }),
    ])
    const succeeded = honest.filter((status) => status === 200).length
    return { flooded: flooded.length, tried: honest.length, succeeded }
  } finally {
    await server.close()
  }
}
