import type { Page } from 'playwright-core'
import { mechanicOf, slotTitles } from '@ronda/games'
import type { Report } from '../report.ts'

const SPINS = 100

/** In these a device that cannot keep up is found out and spared, as in the first game of an evening. */
const WARM_UP_SPINS = 10
const SLOWER = 4

/** A frame that took longer was seen to hang; of all, at most so many per cent may. */
const FRAME_MS_MAX = 20
const SLOW_PERCENT_MAX = 1

/** Titles looked at to find one that is heavy to draw; families take turns far more often than this. */
const LOOKED_AT = 400

type Frames = { readonly drawn: number; readonly slow: number; readonly worstMs: number }

/** The title with the most cells in view. */
function heaviestTitle(): { readonly gameCode: string; readonly cells: number } {
  return slotTitles()
    .slice(0, LOOKED_AT)
    .map(({ gameCode, model }) => ({ gameCode, cells: mechanicOf(model).rest(model).flat().length }))
    .reduce((most, other) => (other.cells > most.cells ? other : most))
}

/** Spins again and again with the game's own button, and looks at every frame meanwhile. */
function watchSpins(page: Page, spins: number): Promise<Frames> {
  return page.evaluate(
    ([spinsMax, frameMsMax]) =>
      new Promise<Frames>((resolve) => {
        const button = document.querySelector<HTMLButtonElement>('.spin')
        const times = { drawn: 0, slow: 0, worstMs: 0 }
        let [lastMs, spun, pressedMs] = [0, 0, 0]
        const look = (nowMs: number): void => {
          if (lastMs > 0) {
            times.drawn += 1
            if (nowMs - lastMs > frameMsMax) times.slow += 1
            times.worstMs = Math.max(times.worstMs, nowMs - lastMs)
          }
          lastMs = nowMs
          const isBusy = button?.classList.contains('is-busy') || button?.ariaDisabled === 'true'
          if (!isBusy && nowMs - pressedMs > 300) {
            if (spun === spinsMax) return resolve(times)
            spun += 1
            pressedMs = nowMs
            button?.click()
          }
          requestAnimationFrame(look)
          return undefined
        }
        requestAnimationFrame(look)
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
  const { drawn, slow, worstMs } = await watchSpins(page, SPINS)
  await session.detach()
  report.note(`${gameCode}, ${cells} cells: ${drawn} frames, the longest ${worstMs.toFixed(0)} ms`)
  report.figure({
    name: 'web.slow_frames',
    value: (100 * slow) / drawn,
    unit: '%',
    goal: SLOW_PERCENT_MAX,
    better: 'lower',
  })
}
