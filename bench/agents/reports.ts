import type pg from 'pg'
import type { Report } from '../report.ts'
import { countPages, noteUsed, use } from './measured.ts'
import { movePages, payPages, teamPages, type Page, type Readers } from './pages.ts'
import type { Size } from './size.ts'

const ASKED = 100
const ASKED_BEFORE = 5
const OVERVIEW_MS = 50
const PAGE_MS = 100

type Took = { readonly p50Ms: number; readonly p99Ms: number }

/** A page that is not worth showing is not measured: a refusal or an empty list would be fast. */
function check({ name, isShown }: Page, answer: unknown): void {
  if (isShown !== undefined && !isShown(answer as never)) throw new Error(`${name} has nothing to show`)
}

async function measurePage(page: Page): Promise<Took> {
  for (let time = 0; time < ASKED_BEFORE; time += 1) check(page, await page.ask(time))
  const tookMs = new Float64Array(ASKED)
  for (let time = 0; time < ASKED; time += 1) {
    const startedMs = performance.now()
    await page.ask(time)
    tookMs[time] = performance.now() - startedMs
  }
  tookMs.sort()
  const at = (share: number): number => tookMs[Math.floor(ASKED * share)] ?? Number.NaN
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** With `counted`, the pages of 8 KB are counted that PostgreSQL reads for one answer; that takes a second each. */
export type Asking = {
  readonly report: Report
  readonly databasePid: number
  readonly counted: pg.Client | undefined
}

async function measure({ report, counted, databasePid }: Asking, page: Page): Promise<Took> {
  const before = counted && (await countPages(counted))
  const used = await use(databasePid, () => measurePage(page))
  const { p50Ms, p99Ms } = used.result
  const times = ASKED + ASKED_BEFORE
  const each = (seconds: number): string => `${((seconds * 1_000) / times).toFixed(1)} ms`
  const read = counted && Math.round(((await countPages(counted)) - (before ?? 0)) / times)
  report.note(
    `${page.name}: p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms; processor time ${each(used.server)} here, ` +
      `${each(used.database)} in PostgreSQL${read === undefined ? '' : `; ${read} pages of 8 KB`}`,
  )
  return used.result
}

/** Every report of the agent center, as its pages ask for it. */
export async function measureReports(asking: Asking, readers: Readers, size: Size): Promise<void> {
  const { report, databasePid } = asking
  const overview = (name: 'root' | 'wide' | 'narrow'): Page => ({
    name: `overview (${name})`,
    ask: () => readers[name].get('/wps/agent/team/overview'),
  })
  let slowest: { readonly name: string; readonly took: Took } | undefined
  const used = await use(databasePid, async () => {
    const took = await measure(asking, overview('root'))
    for (const name of ['wide', 'narrow'] as const) await measure(asking, overview(name))
    report.figure({ name: 'agents.overview_p99', value: took.p99Ms, unit: 'ms', goal: OVERVIEW_MS, better: 'lower' })
    const pages = [
      ...(await teamPages(readers, size)),
      ...(await movePages(readers, size)),
      ...(await payPages(readers)),
    ]
    for (const page of pages) {
      const each = await measure(asking, page)
      if (each.p99Ms > PAGE_MS) report.note(`${page.name}: over ${PAGE_MS} ms`)
      if (each.p99Ms > (slowest?.took.p99Ms ?? 0)) slowest = { name: page.name, took: each }
    }
  })
  noteUsed(report, 'reports', used)
  report.note(`slowest page: ${slowest?.name ?? 'none'}`)
  const value = slowest?.took.p99Ms ?? Number.NaN
  report.figure({ name: 'agents.slowest_page_p99', value, unit: 'ms', goal: PAGE_MS, better: 'lower' })
}
