import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startEmbedded } from '../server/src/platform/postgres/embedded.ts'
import type { CatalogLoad, CatalogLoaded } from './catalog/load.ts'
import { lobbyLists, searches } from './catalog/questions.ts'
import type { Report } from './report.ts'

/** Lists and searches over ten thousand games, at a steady rate and as fast as they go. */
export const group = { name: 'catalog', run: measureCatalog }

const SECONDS = 8
const WARM_UP_SECONDS = 6
const STEADY_PER_SECOND = 500
const CONNECTIONS = 32

/**
 * What is asked at a steady rate, and what is asked as often as it goes. At the steady rate no search was asked before,
 * so each is worked out anew; a crowd asks for the same things again and again, and its answers are kept.
 */
const QUESTIONS = [
  { name: 'list', paths: lobbyLists(400), often: lobbyLists(400) },
  { name: 'search', paths: searches(20_000), often: searches(1_500) },
]

type Measured = CatalogLoaded & { readonly p50Ms: number; readonly p99Ms: number }

const start = (script: string, url = ''): ChildProcess =>
  fork(join(import.meta.dirname, script), { env: { ...process.env, DATABASE_URL: url } })

async function hear<T>(child: ChildProcess): Promise<T> {
  const [told] = (await once(child, 'message')) as [T]
  return told
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.disconnect()
  await gone
}

async function timesOf(house: ChildProcess): Promise<readonly number[]> {
  const told = hear<readonly number[]>(house)
  house.send('times')
  return told
}

/** Everything a child says, in order: what it says while nobody listens is kept. */
function listen(child: ChildProcess): () => Promise<unknown> {
  const messages = on(child, 'message') as AsyncIterableIterator<[unknown]>
  return async () => {
    const { value } = (await messages.next()) as { value: [unknown] }
    return value[0]
  }
}

async function measure(load: Omit<CatalogLoad, 'seconds' | 'connections'>, house: ChildProcess): Promise<Measured> {
  const generator = start('catalog/load.ts')
  const told = listen(generator)
  generator.send({ ...load, seconds: SECONDS, connections: CONNECTIONS } satisfies CatalogLoad)
  await told()
  await timesOf(house)
  await told()
  const tookMs = Float64Array.from(await timesOf(house)).sort()
  const loaded = (await told()) as CatalogLoaded
  const at = (share: number): number => tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN
  return { ...loaded, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** A plain route of the same server, which says the same small text to everybody. */
const HELLO = '/robots.txt'

const isClean = ({ answers }: Measured): boolean => Object.keys(answers).join() === '200'

async function measureHouse(report: Report, url: string): Promise<void> {
  const house = start('catalog/house.ts', url)
  const { port } = await hear<{ port: number }>(house)
  const hello = await measure({ port, paths: [HELLO], warmUpSeconds: WARM_UP_SECONDS }, house)
  for (const { name, paths, often } of QUESTIONS) {
    const steady = await measure({ port, paths, perSecond: STEADY_PER_SECOND, warmUpSeconds: WARM_UP_SECONDS }, house)
    const most = await measure({ port, paths: often, warmUpSeconds: WARM_UP_SECONDS }, house)
    report.note(
      `${name}: ${Math.round(steady.perSecond)} a second, p50 ${steady.p50Ms.toFixed(2)} ms, ` +
        `p99 ${steady.p99Ms.toFixed(2)} ms, ${(steady.bytesEach / 1_000).toFixed(1)} KB each; ` +
        `at most ${Math.round(most.perSecond)} a second, a plain hello ${Math.round(hello.perSecond)}`,
    )
    const p99 = isClean(steady) && steady.perSecond > STEADY_PER_SECOND * 0.98 ? steady.p99Ms : Number.NaN
    report.figure({ name: `catalog.${name}_p99`, value: p99, unit: 'ms', goal: 5, better: 'lower' })
    const share = isClean(most) ? most.perSecond / hello.perSecond : 0
    report.figure({ name: `catalog.${name}_to_hello`, value: share, unit: 'ratio', goal: 0.5, better: 'higher' })
  }
  await stop(house)
}

async function measureCatalog(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-bench-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres') })
  try {
    await measureHouse(report, await createDatabase(postgres, 'bench'))
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
