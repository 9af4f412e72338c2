import type { Browser, Page } from 'playwright-core'
import { LOOKS } from '../../e2e/browser.ts'
import { middle, slowDown } from '../phone.ts'
import type { Report } from '../report.ts'

const SEEN_SECONDS_MAX = 2
const SHIFT_MAX = 0.02

/** Odd, so that there is a middle one. */
const RUNS = 3

type Sight = { readonly largestMs: number; readonly shift: number }

/** The moment of the largest thing that was painted, and how far things have moved since the first. */
function readSight(page: Page): Promise<Sight> {
  return page.evaluate(
    () =>
      new Promise<Sight>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver((list) => {
          const largestMs = list.getEntries().at(-1)?.startTime ?? Number.NaN
          // After a moment, so that a shift that was noted before is told too.
          setTimeout(() => resolve({ largestMs, shift }), 100)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

async function look(browser: Browser, address: string): Promise<Sight> {
  const context = await browser.newContext(LOOKS.phone)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    return await readSight(page)
  } finally {
    await context.close()
  }
}

/** When home and the lobby of all slots are seen on a throttled phone, and whether they stand still. */
export async function measureSight(browser: Browser, origin: string, report: Report): Promise<void> {
  for (const [name, path] of [
    ['home', '/'],
    ['lobby', '/rng'],
  ]) {
    // A house that has been open for a while has its pages painted and its pictures drawn.
    for (let visit = 0; visit < 2; visit++) await look(browser, origin + path)
    const sights: Sight[] = []
    for (let run = 0; run < RUNS; run++) sights.push(await look(browser, origin + path))
    report.note(`${name} seen after ${sights.map(({ largestMs }) => (largestMs / 1_000).toFixed(2)).join(', ')} s`)
    report.figure({
      name: `web.${name}_largest_paint`,
      value: middle(sights.map(({ largestMs }) => largestMs)) / 1_000,
      unit: 's',
      goal: SEEN_SECONDS_MAX,
      better: 'lower',
    })
    report.figure({
      name: `web.${name}_layout_shift`,
      value: Math.max(...sights.map(({ shift }) => shift)),
      unit: 'ratio',
      goal: SHIFT_MAX,
      better: 'lower',
    })
  }
}
