import lighthouse from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'
import { present } from '@ronda/core'
import { DEVICES, openBrowser } from '../../e2e/browser.ts'
import { openTestServer } from '../../e2e/openTestServer.ts'
import { middle, slowDown } from '../phone.ts'
import type { Report } from '../report.ts'
import { openChromium } from './chromium.ts'

const FORM_SECONDS_MAX = 2.5
const SCORE_MIN = 95
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Odd, so that there is a median run. */
const RUNS = 3

/**
 * Lighthouse emulates a phone by slowing the CPU down four times, which fits a desktop that scores about 1,750 in its
 * own benchmark. On another machine the same phone needs another factor: its documentation says to calibrate.
 */
const PHONE_INDEX = 1_750 / 4
const SLOWER_MAX = 4

const slowerFor = (benchmarkIndex: number): number => Math.min(SLOWER_MAX, Math.max(1, benchmarkIndex / PHONE_INDEX))

async function judge(origin: string, cpuSlowdownMultiplier: number) {
  const chromium = await openChromium()
  try {
    const { lhr } = present(
      await lighthouse(origin, {
        port: chromium.port,
        onlyCategories: [...CATEGORIES],
        logLevel: 'error',
        throttling: { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier },
      }),
      'what Lighthouse found',
    )
    return lhr
  } finally {
    await chromium.close()
  }
}

/**
 * The Lighthouse scores of home with its phone profile; the median of a few runs, because other programs use the
 * machine too.
 */
async function scoreHome(origin: string, report: Report): Promise<void> {
  const plain = await judge(origin, SLOWER_MAX)
  const index = plain.environment.benchmarkIndex
  const slower = slowerFor(index)
  const plainScore = 100 * (plain.categories['performance']?.score ?? Number.NaN)
  report.note(
    `this machine scores ${index}: slowed ${slower.toFixed(1)} times; ${SLOWER_MAX} times gives ${plainScore}`,
  )
  const scores = new Map<string, number[]>(CATEGORIES.map((category) => [category, []]))
  for (let run = 0; run < RUNS; run++) {
    const { categories, audits } = await judge(origin, slower)
    for (const category of CATEGORIES) {
      scores.get(category)?.push(100 * (categories[category]?.score ?? Number.NaN))
    }
    const missed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9)
    report.note(
      `run ${run + 1} misses: ${missed.map(({ id, displayValue = '' }) => `${id} ${displayValue}`).join(', ')}`,
    )
  }
  for (const [category, all] of scores) {
    const name = `auth.lighthouse_${category.replace('-', '_')}`
    report.figure({ name, value: middle(all), unit: 'points', goal: SCORE_MIN, better: 'higher' })
  }
}

/** Seconds from the start of the request to a name typed into the form. */
async function openForm(origin: string): Promise<number> {
  const browser = await openBrowser()
  try {
    const page = await (await browser.newContext(DEVICES.phone)).newPage()
    await slowDown(page)
    const began = performance.now()
    await page.goto(`${origin}/login`, { waitUntil: 'commit' })
    const field = page.locator('input[autocomplete~="username"]').first()
    await field.fill('ana')
    return (performance.now() - began) / 1_000
  } finally {
    await browser.close()
  }
}

/** A server that has run for a while has its pages rendered and its pictures drawn. */
async function warmUp(origin: string): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await (await browser.newContext(DEVICES.phone)).newPage()
    for (const path of ['/login', '/', '/login', '/']) await page.goto(origin + path, { waitUntil: 'networkidle' })
  } finally {
    await browser.close()
  }
}

/** Loading of the sign-in pages on a phone. */
export async function measurePages(report: Report): Promise<void> {
  const { server, close } = await openTestServer()
  try {
    await warmUp(server.origin)
    const seconds: number[] = []
    for (let run = 0; run < RUNS; run++) seconds.push(await openForm(server.origin))
    report.note(`the login form took ${seconds.map((each) => each.toFixed(2)).join(', ')} s`)
    report.figure({
      name: 'auth.login_form',
      value: middle(seconds),
      unit: 's',
      goal: FORM_SECONDS_MAX,
      better: 'lower',
    })
    await scoreHome(server.origin, report)
  } finally {
    await close()
  }
}
