import type { Page } from 'playwright-core'
import { mechanicOf, slotTitles } from '@ronda/games'
import type { Report } from '../report.ts'
import { watchStolen, type Frame } from './stolen.ts'

const SPINS = 100

/** In these a device that is too slow is detected and gets fewer effects, as in the first game of an evening. */
const WARM_UP_SPINS = 10
const SLOWER = 4

/** A longer frame is visible as a stutter; at most this percentage of frames may be. */
const FRAME_MS_MAX = 20
const SLOW_PERCENT_MAX = 1

/** Titles searched for one that is heavy to draw; families alternate far more often than this. */
const LOOKED_AT = 400

type Frames = { readonly drawn: number; readonly slow: readonly Frame[] }

/** The title with the most cells in view. */
function heaviestTitle(): { readonly gameCode: string; readonly cells: number } {
  return slotTitles()
    .slice(0, LOOKED_AT)
    .map(({ gameCode, model }) => ({ gameCode, cells: mechanicOf(model).rest(model).flat().length }))
    .reduce((most, other) => (other.cells > most.cells ? other : most))
}

/** Spins again and again with the game's own button, and measures every frame meanwhile. */
function watchSpins(page: Page, spins: number): Promise<Frames> {
  return page.evaluate(
    ([spinsMax, frameMsMax]) =>
      new Promise<Frames>((resolve) => {
        const button = document.querySelector<HTMLButtonElement>('.spin')
        const slow: Frame[] = []
        let drawn = 0
        let [lastMs, spun, pressedMs] = [0, 0, 0]
        const nextFrame = (nowMs: number): void => {
          if (lastMs > 0) {
            drawn += 1
            const tookMs = nowMs - lastMs
            if (tookMs > frameMsMax) slow.push({ fromMs: performance.timeOrigin + lastMs, tookMs })
          }
          lastMs = nowMs
          const isBusy = button?.classList.contains('is-busy') || button?.ariaDisabled === 'true'
          if (!isBusy && nowMs - pressedMs > 300) {
            if (spun === spinsMax) return resolve({ drawn, slow })
            spun += 1
            pressedMs = nowMs
            button?.click()
          }
          requestAnimationFrame(nextFrame)
          return undefined
        }
        requestAnimationFrame(nextFrame)
      }),
    [spins, FRAME_MS_MAX] as const,
  )
}

/** How smoothly the heaviest kind of slot is drawn on a slow phone. */
export async function measureFrames(page: Page, origin: string, report: Report): Promise<void> {
  const { gameCode, cells } = heaviestTitle()
  await page.goto(`${origin}/robots.txt`)
  const url = await page.evaluate(async (code) => {
    localStorage.setItem('ronda.play.turbo', '1')
    const reply = await fetch('/wps/relay/GCS_gameLaunchFB', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ronda': '1' },
      body: JSON.stringify({ gameCode: code, mode: 'free', language: 'es' }),
    })
    return ((await reply.json()) as { value: { url: string } }).value.url
  }, gameCode)
  await page.goto(origin + url)
  await page.locator('.spin').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await watchSpins(page, WARM_UP_SPINS)
  const stolen = watchStolen()
  const { drawn, slow } = await watchSpins(page, SPINS)
  stolen.stop()
  await session.detach()
  const lost = slow.filter(({ fromMs, tookMs }) => stolen.between(fromMs, fromMs + tookMs) > 0)
  report.note(`${gameCode}, ${cells} cells: ${drawn} frames, ${slow.length} slow; in ${lost.length} the host was away`)
  report.figure({
    name: 'web.slow_frames',
    value: (100 * slow.length) / drawn,
    unit: '%',
    goal: SLOW_PERCENT_MAX,
    better: 'lower',
  })
}
