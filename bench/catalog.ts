import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { openTemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import type { CatalogLoad, CatalogLoaded } from './catalog/load.ts'
import { lobbyLists, searches } from './catalog/questions.ts'
import { cpuSeconds } from './cpu.ts'
import type { Report } from './report.ts'

/** Lists and searches over ten thousand games, at a steady rate and as fast as they go. */
export const group = { name: 'catalog', run: measureCatalog }

const STEADY_SECONDS = 10
const WARM_UP_SECONDS = 5
const ROUNDS = 3
const ROUND_SECONDS = 3
const STEADY_PER_SECOND = 500
const CONNECTIONS = 32
/** A plain route of the same server, which sends the same small text to everybody. */
const HELLO = '/robots.txt'

type Questions = { readonly name: string; readonly paths: readonly string[]; readonly often: readonly string[] }

/**
 * The requests at a steady rate, and those at full speed. At the steady rate no search is repeated, so each is
 * computed; at full speed the same ones are sent again and again, so their replies come from the cache.
 */
const QUESTIONS: readonly Questions[] = [
  { name: 'list', paths: lobbyLists(400), often: lobbyLists(400) },
  { name: 'search', paths: searches(20_000), often: searches(1_500) },
]

type Measured = CatalogLoaded & {
  readonly p50Ms: number
  readonly p99Ms: number
  /** CPU time of the server. */
  readonly cpuMicrosEach: number
}

const start = (script: string, url = ''): ChildProcess =>
  fork(join(import.meta.dirname, script), { env: { ...process.env, DATABASE_URL: url } })

async function receive<T>(child: ChildProcess): Promise<T> {
  const [nextMessage] = (await once(child, 'message')) as [T]
  return nextMessage
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.disconnect()
  await gone
}

async function timesOf(server: ChildProcess): Promise<readonly number[]> {
  const nextMessage = receive<readonly number[]>(server)
  server.send('times')
  return nextMessage
}

/** Everything a child process sends, in order: messages that arrive while nobody waits are queued. */
function listen(child: ChildProcess): () => Promise<unknown> {
  const messages = on(child, 'message') as AsyncIterableIterator<[unknown]>
  return async () => {
    const { value } = (await messages.next()) as { value: [unknown] }
    return value[0]
  }
}

type Server = { readonly child: ChildProcess; readonly port: number }
type Asked = Omit<CatalogLoad, 'port' | 'connections'>

async function measure({ child, port }: Server, asked: Asked): Promise<Measured> {
  const generator = start('catalog/load.ts')
  const nextMessage = listen(generator)
  generator.send({ ...asked, port, connections: CONNECTIONS } satisfies CatalogLoad)
  await nextMessage()
  await timesOf(child)
  const cpuBefore = cpuSeconds(child.pid ?? 0)
  await nextMessage()
  const cpuMicros = (cpuSeconds(child.pid ?? 0) - cpuBefore) * 1e6
  const tookMs = Float64Array.from(await timesOf(child)).sort()
  const loaded = (await nextMessage()) as CatalogLoaded
  const at = (share: number): number => tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN
  const cpuMicrosEach = cpuMicros / (loaded.perSecond * asked.seconds)
  return { ...loaded, p50Ms: at(0.5), p99Ms: at(0.99), cpuMicrosEach }
}

const isClean = ({ answers }: Measured): boolean => Object.keys(answers).join() === '200'

const best = (rounds: readonly Measured[]): Measured =>
  rounds.reduce((left, right) => (right.perSecond > left.perSecond ? right : left))

/** At full speed, alternating with the plain route: other load on the machine affects both alike. */
async function race(server: Server, paths: readonly string[]): Promise<{ asked: Measured; hello: Measured }> {
  const asked: Measured[] = []
  const hello: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const warmUpSeconds = round === 0 ? WARM_UP_SECONDS : 1
    asked.push(await measure(server, { paths, seconds: ROUND_SECONDS, warmUpSeconds }))
    hello.push(await measure(server, { paths: [HELLO], seconds: ROUND_SECONDS, warmUpSeconds }))
  }
  return { asked: best(asked), hello: best(hello) }
}

async function measureQuestions(report: Report, server: Server, { name, paths, often }: Questions): Promise<void> {
  const pace = { perSecond: STEADY_PER_SECOND, seconds: STEADY_SECONDS, warmUpSeconds: WARM_UP_SECONDS }
  const steady = await measure(server, { paths, ...pace })
  const { asked, hello } = await race(server, often)
  report.note(
    `${name}: ${Math.round(steady.perSecond)} a second, p50 ${steady.p50Ms.toFixed(2)} ms, ` +
      `p99 ${steady.p99Ms.toFixed(2)} ms, ${(steady.bytesEach / 1_000).toFixed(1)} KB each, ` +
      `${Math.round(steady.cpuMicrosEach)} µs of the server's CPU each, replies ${JSON.stringify(steady.answers)}`,
  )
  report.note(
    `at most ${Math.round(asked.perSecond)} a second of ${Math.round(asked.cpuMicrosEach)} µs, ` +
      `hellos ${Math.round(hello.perSecond)} of ${Math.round(hello.cpuMicrosEach)} µs`,
  )
  const p99 = isClean(steady) && steady.perSecond > STEADY_PER_SECOND * 0.98 ? steady.p99Ms : Number.NaN
  report.figure({ name: `catalog.${name}_p99`, value: p99, unit: 'ms', goal: 5, better: 'lower' })
  const share = isClean(asked) && isClean(hello) ? asked.perSecond / hello.perSecond : 0
  report.figure({ name: `catalog.${name}_to_hello`, value: share, unit: 'ratio', goal: 0.5, better: 'higher' })
}

async function measureServer(report: Report, url: string): Promise<void> {
  const child = start('catalog/server.ts', url)
  const { port } = await receive<{ port: number }>(child)
  for (const questions of QUESTIONS) await measureQuestions(report, { child, port }, questions)
  await stop(child)
}

async function measureCatalog(report: Report): Promise<void> {
  const postgres = await openTemporaryPostgres('bench', { isOnDisk: true })
  try {
    await measureServer(report, await postgres.create('bench'))
  } finally {
    await postgres.close()
  }
}
