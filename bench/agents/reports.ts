import type pg from 'pg'
import type { Report } from '../report.ts'
import { fineCpuMs } from '../cpu.ts'
import { countPages, noteUsed, timed } from './measured.ts'
import { movePages, payPages, teamPages, type Page, type Readers } from './pages.ts'
import type { Size } from './size.ts'

const ASKED = 100
const ASKED_BEFORE = 5
const OVERVIEW_MS = 50
const PAGE_MS = 100

/** A page that is not worth showing is not measured: a refusal or an empty list would be fast. */
function check({ name, isShown }: Page, answer: unknown): void {
  if (isShown !== undefined && !isShown(answer)) throw new Error(`${name} has nothing to show`)
}

/** By the clock, and by processor time: other programs on the machine make the first longer, and not the second. */
type Took = { readonly p50Ms: number; readonly p99Ms: number; readonly cpuMs: number; readonly cpu99Ms: number }

async function measurePage(page: Page, databasePid: number): Promise<Took> {
  for (let time = 0; time < ASKED_BEFORE; time += 1) check(page, await page.ask(time))
  const [tookMs, cpuMs] = [new Float64Array(ASKED), new Float64Array(ASKED)]
  for (let time = 0; time < ASKED; time += 1) {
    const [startedMs, usedMs] = [performance.now(), fineCpuMs(databasePid)]
    await page.ask(time)
    tookMs[time] = performance.now() - startedMs
    cpuMs[time] = fineCpuMs(databasePid) - usedMs
  }
  const at = (values: Float64Array, share: number): number => values.toSorted()[Math.floor(ASKED * share)] ?? Number.NaN
  return { p50Ms: at(tookMs, 0.5), p99Ms: at(tookMs, 0.99), cpuMs: at(cpuMs, 0.5), cpu99Ms: at(cpuMs, 0.99) }
}

/** With `counted`, the pages of 8 KB are counted that PostgreSQL reads for one answer; that takes a second each. */
export type Asking = {
  readonly report: Report
  readonly databasePid: number
  readonly counted: pg.Client | undefined
}

async function measure({ report, counted, databasePid }: Asking, page: Page): Promise<Took> {
  const before = counted && (await countPages(counted))
  const took = await measurePage(page, databasePid)
  const read = counted && Math.round(((await countPages(counted)) - (before ?? 0)) / (ASKED + ASKED_BEFORE))
  const shown = (ms: number): string => `${ms.toFixed(1)} ms`
  report.note(
    `${page.name}: p50 ${shown(took.p50Ms)}, p99 ${shown(took.p99Ms)}; processor time p50 ${shown(took.cpuMs)}, ` +
      `p99 ${shown(took.cpu99Ms)}${read === undefined ? '' : `; ${read} pages of 8 KB`}`,
  )
  return took
}

const lower = { unit: 'ms', better: 'lower' } as const

/** Every report of the agent center, as its pages ask for it. */
export async function measureReports(asking: Asking, readers: Readers, size: Size): Promise<void> {
  const { report, databasePid } = asking
  const overview = (name: 'root' | 'wide' | 'narrow'): Page => ({
    name: `overview (${name})`,
    ask: () => readers[name].get('/wps/agent/team/overview'),
  })
  const used = await timed(databasePid, async () => {
    const took = await measure(asking, overview('root'))
    for (const name of ['wide', 'narrow'] as const) await measure(asking, overview(name))
    report.figure({ name: 'agents.overview_p99', value: took.p99Ms, goal: OVERVIEW_MS, ...lower })
    report.figure({ name: 'agents.overview_processor_p99', value: took.cpu99Ms, goal: OVERVIEW_MS, ...lower })
    const pages = [
      ...(await teamPages(readers, size)),
      ...(await movePages(readers, size)),
      ...(await payPages(readers)),
    ]
    const all: (Took & { readonly name: string })[] = []
    for (const page of pages) all.push({ name: page.name, ...(await measure(asking, page)) })
    return all
  })
  noteUsed(report, 'reports', used)
  for (const [of, name] of [
    ['p99Ms', 'agents.slowest_page_p99'],
    ['cpu99Ms', 'agents.slowest_page_processor_p99'],
  ] as const) {
    const slow = used.result.filter((took) => took[of] > PAGE_MS)
    const slowest = Math.max(...used.result.map((took) => took[of]))
    if (slow.length > 0) report.note(`${name}: over ${PAGE_MS} ms: ${slow.map((took) => took.name).join(', ')}`)
    report.figure({ name, value: slowest, goal: PAGE_MS, ...lower })
  }
}
