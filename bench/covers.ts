import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { assert, present } from '@ronda/core'
import { slotTitles } from '@ronda/games'
import { coverUrl, openPictures, type Pictures } from '../server/src/catalog/pictures/index.ts'
import { drawPicture } from '../server/src/catalog/pictures/pictures.ts'
import {
  COVER_DISTANCE_MIN,
  coverColourGrid,
  findSimilarPairs,
  type ColourGrid,
} from '../server/src/catalog/pictures/testing/colourGrid.ts'
import { lobbyPages } from '../server/test/kit/lobbyPages.ts'
import type { Report } from './report.ts'

/** How long a visitor waits for a cover that was never drawn before, and what drawing it costs players. */
export const group = { name: 'covers', run: measureCovers }

const SAMPLES = 120
/** As many as a page of the lobby requests at once. */
const PAGE = 40
const STEP = 79

const codes = slotTitles().map(({ gameCode }) => gameCode)
const someCodes = (count: number, from: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => codes[(from + index * STEP) % codes.length] ?? '')

async function drawMs(pictures: Pictures, gameCode: string, size: 'tile' | 'large'): Promise<number> {
  const began = performance.now()
  const drawn = await pictures.of({ kind: 'cover', gameCode, language: 'es', size })
  assert(drawn.ok, 'one picture at a time is never refused')
  return performance.now() - began
}

async function oneByOne(pictures: Pictures, size: 'tile' | 'large'): Promise<(share: number) => number> {
  // The first few start the process and let it compile its code.
  for (const code of someCodes(20, 5)) await drawMs(pictures, code, size)
  const took: number[] = []
  for (const code of someCodes(SAMPLES, 4_000)) took.push(await drawMs(pictures, code, size))
  took.sort((left, right) => left - right)
  return (share) => took[Math.floor(took.length * share)] ?? Number.NaN
}

/** The longest that anything else had to wait while a whole page was drawn. */
async function stallMs(pictures: Pictures): Promise<{ readonly stall: number; readonly page: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const began = performance.now()
  await Promise.all(
    someCodes(PAGE, 31).map((gameCode) => pictures.of({ kind: 'cover', gameCode, language: 'en', size: 'tile' })),
  )
  const page = performance.now() - began
  delay.disable()
  return { stall: delay.percentile(99) / 1e6, page }
}

function addressMicroseconds(): number {
  const asked = someCodes(2_000, 7)
  const began = performance.now()
  for (const code of asked) coverUrl(code, 'es')
  return ((performance.now() - began) * 1_000) / asked.length
}

/** Colour grids, computed in parallel: one thread draws the lines, the others fill them. */
const AT_ONCE = 8

async function colourGridsOf(gameCodes: readonly string[]): Promise<ReadonlyMap<string, ColourGrid>> {
  const grids = new Map<string, ColourGrid>()
  for (let from = 0; from < gameCodes.length; from += AT_ONCE)
    await Promise.all(
      gameCodes.slice(from, from + AT_ONCE).map(async (gameCode) => {
        const svg = drawPicture({ kind: 'cover', gameCode, language: 'es', size: 'tile' })
        grids.set(gameCode, await coverColourGrid(svg))
      }),
    )
  return grids
}

/** Covers on the same page of the lobby that could be mistaken for each other, over all pages. */
async function countSimilarPairs(report: Report): Promise<number> {
  const grids = await colourGridsOf(codes)
  const pages = lobbyPages()
  const pairs = pages.flatMap((page) => {
    const near = findSimilarPairs(
      page.map((code) => present(grids.get(code), `the colour grid of ${code}`)),
      COVER_DISTANCE_MIN,
    )
    return near.map(([left, right]) => `${page[left]} and ${page[right]}`)
  })
  report.note(`${pages.length} pages of covers were compared`)
  for (const pair of new Set(pairs)) report.note(`too similar: ${pair}`)
  return pairs.length
}

async function measureCovers(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-covers-'))
  const pictures = openPictures(folder)
  try {
    const tile = await oneByOne(pictures, 'tile')
    const large = await oneByOne(pictures, 'large')
    const { stall, page } = await stallMs(pictures)
    report.note(`large covers ${large(0.5).toFixed(1)} ms median, ${large(0.95).toFixed(1)} ms at 95 %`)
    report.note(`a page of ${PAGE} new covers is complete after ${page.toFixed(0)} ms`)
    report.note(`the address of a cover is known in ${addressMicroseconds().toFixed(1)} µs`)
    report.figure({ name: 'catalog.cover_draw_p50', value: tile(0.5), unit: 'ms', goal: 50, better: 'lower' })
    report.figure({ name: 'catalog.cover_draw_p95', value: tile(0.95), unit: 'ms', better: 'lower' })
    report.figure({
      name: 'covers.closest_pairs_below_threshold',
      value: await countSimilarPairs(report),
      unit: 'pairs',
      goal: 0,
      better: 'lower',
    })
    report.figure({ name: 'catalog.cover_stall_p99', value: stall, unit: 'ms', goal: 5, better: 'lower' })
  } finally {
    pictures.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
