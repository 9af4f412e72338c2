import type { Page } from 'playwright-core'
import type { Report } from '../report.ts'
import { describeFrame, watchStolen, type Frame } from './stolen.ts'

const TILES = 2_000
const PAGE_TILES = 40
const FRAME_MS_MAX = 50

/** Three refreshes of a screen are 50 ms, which a page's clock reports as 50 or slightly more. */
const CLOCK_MS = 0.5

/** Four phone screens a second, like a quick swipe. */
const PX_PER_FRAME = 60

const GROWTH_PERCENT_MAX = 10
const CATEGORIES = ['rng', 'live', 'sports', 'esports', 'fish', 'lott', 'elott', 'pvp', 'cockfight']

/** Tiles stay for more than two screens: checking this often counts them all, and adds little load. */
const FRAMES_PER_COUNT = 10

/** Scrolls from top to bottom, frame by frame: the time of each frame, and how many tiles were drawn. */
function scrollThrough(page: Page): Promise<readonly [frames: readonly Frame[], tiles: number]> {
  return page.evaluate(
    ([step, framesPerCount]) =>
      new Promise<[Frame[], number]>((resolve) => {
        const frames: Frame[] = []
        const tiles = new Set<string | null>()
        const countTiles = (): void => {
          for (const link of document.querySelectorAll('[data-open]')) tiles.add(link.getAttribute('href'))
        }
        let before = performance.now()
        const frame = (now: number): void => {
          frames.push({ fromMs: performance.timeOrigin + before, tookMs: now - before })
          before = now
          if (frames.length % framesPerCount === 0) countTiles()
          const y = scrollY
          scrollBy(0, step)
          if (scrollY !== y) requestAnimationFrame(frame)
          else {
            countTiles()
            resolve([frames.slice(1), tiles.size])
          }
        }
        scrollTo(0, 0)
        requestAnimationFrame(frame)
      }),
    [PX_PER_FRAME, FRAMES_PER_COUNT] as const,
  )
}

/** The longest time for the list of the grid. */
const LIST_WAIT_MS = 250
const LIST_WAITS_MAX = 80

type ListReply = { readonly value?: { readonly games?: readonly { readonly iconUrl: string }[] } }

/** Opens the grid, and has its pictures drawn as on a server that has run for a day: here both share a machine. */
async function openGrid(page: Page, origin: string): Promise<void> {
  const lists: Promise<ListReply>[] = []
  page.on('response', (response) => {
    // A reply that the page no longer waited for has no games.
    if (response.url().includes('GCSGAME_gameList')) lists.push(response.json().catch(() => ({})) as Promise<ListReply>)
  })
  await page.goto(`${origin}/rng?vassalage=ALL&until=${TILES / PAGE_TILES}`)
  const known = async (): Promise<readonly string[]> =>
    (await Promise.all(lists)).flatMap(({ value }) => value?.games?.map(({ iconUrl }) => iconUrl) ?? [])
  let covers = await known()
  // The first screen is server-rendered; its list follows after hydration.
  for (let waits = 0; waits < LIST_WAITS_MAX && covers.length < TILES - PAGE_TILES; waits += 1) {
    await page.waitForTimeout(LIST_WAIT_MS)
    covers = await known()
  }
  if (covers.length < TILES - PAGE_TILES) throw new Error(`only ${covers.length} covers are known`)
  for (const cover of covers) await (await fetch(new URL(cover, origin))).arrayBuffer()
}

/** How smoothly a long grid scrolls on a phone. */
export async function measureScroll(page: Page, origin: string, report: Report): Promise<void> {
  await openGrid(page, origin)
  const stolen = watchStolen()
  const [frames, seen] = await scrollThrough(page)
  stolen.stop()
  if (seen < TILES) throw new Error(`only ${seen} tiles were scrolled through`)
  const late = frames.filter(({ tookMs }) => tookMs > FRAME_MS_MAX + CLOCK_MS)
  report.note(`${frames.length} frames over ${TILES} tiles`)
  for (const frame of late) report.note(describeFrame(frame, stolen))
  report.figure({
    name: 'web.scroll_frames_over_50_ms',
    value: late.length,
    unit: 'frames',
    goal: 0,
    better: 'lower',
  })
}

/** Live bytes of the page's scripts, after a garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Every kind of game once, as a person goes there: by the links in the footer. */
async function openAll(page: Page): Promise<void> {
  for (const category of CATEGORIES) {
    const link = page.locator(`footer a[href="/${category}"]`)
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await page.waitForLoadState('networkidle')
  }
}

/** Memory that the lobbies leave behind in a page. */
export async function measureMemory(page: Page, origin: string, report: Report): Promise<void> {
  await page.goto(`${origin}/rng`)
  await openAll(page)
  const once = await heapOf(page)
  await openAll(page)
  const twice = await heapOf(page)
  report.note(
    `${(once / 1e6).toFixed(1)} MB after every category, ${(twice / 1e6).toFixed(1)} MB after every one again`,
  )
  report.figure({
    name: 'web.memory_growth',
    value: 100 * (twice / once - 1),
    unit: '%',
    goal: GROWTH_PERCENT_MAX,
    better: 'lower',
  })
}
