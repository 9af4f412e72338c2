import type { Browser, BrowserContext, Page } from 'playwright-core'
import { DEVICES, openBrowser } from '../e2e/browser.ts'
import { visit } from '../e2e/visitor.ts'
import { openTestServer } from '../e2e/openTestServer.ts'
import { measureFrames } from './catalog/frames.ts'
import { measureOpening } from './catalog/opening.ts'
import { measureMemory, measureScroll } from './catalog/scroll.ts'
import { measurePageMetrics } from './catalog/pageMetrics.ts'
import type { Report } from './report.ts'

/** JavaScript that a phone must load before home can be used. */
const FIRST_LOAD_KB_MAX = 165

/** Including headers: a file this small needs one or two packets whether it is compressed or not. */
const PLAIN_BYTES_MAX = 2_500

/** Each of them waits up to a second by itself. */
const PAINTING_TRIES_MAX = 20

type Platform = { readonly browser: Browser; readonly context: BrowserContext; readonly origin: string }

type Weight = { readonly kind: string; readonly path: string; readonly bytes: number; readonly encoding: string }

/** The transferred size of the first visit to home, as the browser counts it. */
async function weigh(page: Page, origin: string): Promise<readonly Weight[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const seen = new Map<string, { kind: string; path: string; encoding: string }>()
  const weights: Weight[] = []
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? 'none'
    seen.set(requestId, { kind: type, path: new URL(response.url).pathname, encoding })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = seen.get(requestId)
    if (response) weights.push({ ...response, bytes: encodedDataLength })
  })
  await page.goto(origin)
  await page.waitForLoadState('networkidle')
  return weights
}

/** A server that has just started is still rendering home for the first time. */
async function waitForPainting(origin: string): Promise<void> {
  for (let tries = 0; tries < PAINTING_TRIES_MAX; tries += 1) {
    const page = await (await fetch(origin)).text()
    if (page.includes('data-path="/"')) return
  }
  throw new Error('home was not server-rendered')
}

const kilobytes = (weights: readonly Weight[]): number => weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000

async function measureLoad({ context, origin }: Platform, report: Report): Promise<void> {
  await waitForPainting(origin)
  const weights = await weigh(await context.newPage(), origin)
  const scripts = weights.filter(({ kind }) => kind === 'Script')
  if (scripts.length === 0) throw new Error('home loaded no script: nothing was measured')
  const plain = scripts.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > PLAIN_BYTES_MAX)
  if (plain.length > 0) throw new Error(`not compressed with brotli: ${plain.map(({ path }) => path).join(', ')}`)
  for (const { path, bytes } of scripts) report.note(`${path} ${(bytes / 1_000).toFixed(1)} KB`)
  report.figure({
    name: 'web.first_load_javascript',
    value: kilobytes(scripts),
    unit: 'KB',
    goal: FIRST_LOAD_KB_MAX,
    better: 'lower',
  })
  report.figure({ name: 'web.first_load_all', value: kilobytes(weights), unit: 'KB', better: 'lower' })
}

/** The page of somebody who has already closed the announcements. */
const openReader = async ({ browser, origin }: Platform): Promise<Page> =>
  (await visit(browser, origin, { device: 'phone', theme: 'dark', language: 'es' }, { withMotion: true })).page

/** In this order: playing a game changes the lists, so games are opened last. */
const PARTS: Readonly<Record<string, (platform: Platform, report: Report) => Promise<void>>> = {
  load: measureLoad,
  scroll: async (platform, report) => measureScroll(await openReader(platform), platform.origin, report),
  memory: async (platform, report) => measureMemory(await openReader(platform), platform.origin, report),
  lcp: ({ browser, origin }, report) => measurePageMetrics(browser, origin, report),
  tap: async ({ context, origin }, report) => measureOpening(await context.newPage(), origin, report),
  spins: async ({ context, origin }, report) => measureFrames(await context.newPage(), origin, report),
}

async function run(report: Report, parts: readonly string[]): Promise<void> {
  const { server, close } = await openTestServer()
  const browser = await openBrowser()
  try {
    const context = await browser.newContext(DEVICES.phone)
    for (const [part, measure] of Object.entries(PARTS)) {
      if (parts.includes(part)) await measure({ browser, context, origin: server.origin }, report)
    }
  } finally {
    await browser.close()
    await close()
  }
}

export const group = { name: 'web', parts: Object.keys(PARTS), run }
