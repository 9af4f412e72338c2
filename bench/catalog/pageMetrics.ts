import type { Browser, Page } from 'playwright-core'
import { DEVICES } from '../../e2e/browser.ts'
import { middle, slowDown } from '../phone.ts'
import type { Report } from '../report.ts'

const LCP_SECONDS_MAX = 2
const CLS_MAX = 0.02

/** Odd, so that there is a median run. */
const RUNS = 3

type PageMetrics = { readonly lcpMs: number; readonly cls: number }

/** Largest contentful paint, and cumulative layout shift. */
function readMetrics(page: Page): Promise<PageMetrics> {
  return page.evaluate(
    () =>
      new Promise<PageMetrics>((resolve) => {
        let cls = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) cls += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver((list) => {
          const lcpMs = list.getEntries().at(-1)?.startTime ?? Number.NaN
          // After a moment, so that a shift recorded before is delivered too.
          setTimeout(() => resolve({ lcpMs, cls }), 100)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

async function loadPage(browser: Browser, address: string): Promise<PageMetrics> {
  const context = await browser.newContext(DEVICES.phone)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    return await readMetrics(page)
  } finally {
    await context.close()
  }
}

/** LCP and CLS of home and of the lobby of all slots on a throttled phone. */
export async function measurePageMetrics(browser: Browser, origin: string, report: Report): Promise<void> {
  for (const [name, path] of [
    ['home', '/'],
    ['lobby', '/rng'],
  ]) {
    // A server that has run for a while has its pages rendered and its pictures drawn.
    for (let visit = 0; visit < 2; visit++) await loadPage(browser, origin + path)
    const runs: PageMetrics[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await loadPage(browser, origin + path))
    report.note(`${name} LCP ${runs.map(({ lcpMs }) => (lcpMs / 1_000).toFixed(2)).join(', ')} s`)
    report.figure({
      name: `web.${name}_lcp`,
      value: middle(runs.map(({ lcpMs }) => lcpMs)) / 1_000,
      unit: 's',
      goal: LCP_SECONDS_MAX,
      better: 'lower',
    })
    report.figure({
      name: `web.${name}_cls`,
      value: Math.max(...runs.map(({ cls }) => cls)),
      unit: 'ratio',
      goal: CLS_MAX,
      better: 'lower',
    })
  }
}
