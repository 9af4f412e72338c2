import type { Page } from 'playwright-core'
import { slotTitles } from '@ronda/games'
import type { Report } from '../report.ts'

const PLAYABLE_MS_MAX = 1_500
const BYTES_KB_MAX = 150

/** A mid-range phone on a slow network. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const SLOWER = 4

/** Titles far apart in the catalogue; the first one fills the cache, as the first game of an evening does. */
const OPENED = [17, 4_242, 7_777, 9_001]

type Opening = { readonly tookMs: number; readonly bytes: number }

/** From the tap on a tile to a playable game, and the transferred bytes. */
async function openGame(page: Page, origin: string, gameCode: string): Promise<Opening> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const begun = Date.now()
  const url = await page.evaluate(async (code) => {
    // Without this a page is laid out as wide as on a desktop.
    const view = document.createElement('meta')
    view.name = 'viewport'
    view.content = 'width=device-width, initial-scale=1'
    document.head.append(view)
    const says = (type: string) =>
      new Promise<void>((resolve) =>
        window.addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
          if (data.type === type) resolve()
        }),
      )
    const [isWaiting, isReady] = [says('ronda.waiting'), says('ronda.ready')]
    // As the site does: the frame loads while the launch call is running.
    const frame = document.createElement('iframe')
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0'
    frame.src = '/play/#early=&lang=es&theme=dark'
    document.body.replaceChildren(frame)
    const reply = await fetch('/wps/relay/GCS_gameLaunchFB', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ronda': '1' },
      body: JSON.stringify({ gameCode: code, mode: 'free', language: 'es' }),
    })
    const { value } = (await reply.json()) as { value: { url: string; pictures: readonly string[] } }
    for (const address of value.pictures) new Image().src = address
    await isWaiting
    const token = new URLSearchParams(value.url.split('#')[1]).get('token')
    frame.contentWindow?.postMessage({ type: 'ronda.enter', token }, location.origin)
    await isReady
    return value.url
  }, gameCode)
  const tookMs = Date.now() - begun
  if (!url.startsWith('/play/')) throw new Error(`${gameCode} opened another address: ${url}`)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  await page.goto(`${origin}/robots.txt`)
  return { tookMs, bytes }
}

/** How soon a game can be played on a throttled phone, once another has been played before. */
export async function measureOpening(page: Page, origin: string, report: Report): Promise<void> {
  const all = slotTitles()
  await page.goto(`${origin}/robots.txt`)
  const opened: Opening[] = []
  for (const at of OPENED) {
    const { gameCode } = all[at] ?? { gameCode: '' }
    const opening = await openGame(page, origin, gameCode)
    report.note(`${gameCode}: ${opening.tookMs} ms, ${(opening.bytes / 1_000).toFixed(0)} KB`)
    opened.push(opening)
  }
  const background = opened.slice(1)
  report.figure({
    name: 'web.tap_to_playable',
    value: Math.max(...background.map(({ tookMs }) => tookMs)),
    unit: 'ms',
    goal: PLAYABLE_MS_MAX,
    better: 'lower',
  })
  report.figure({
    name: 'web.next_game_bytes',
    value: Math.max(...background.map(({ bytes }) => bytes)) / 1_000,
    unit: 'KB',
    goal: BYTES_KB_MAX,
    better: 'lower',
  })
}
