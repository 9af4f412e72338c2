import type { Browser, FrameLocator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Device } from './browser.ts'
import { house } from './house.ts'
import { cashAtomsOf, comeIn } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

const GAME = 'RONDA_LIVE_ROULETTE_FAST'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Seat = {
  readonly visitor: Visitor
  readonly frame: FrameLocator
  readonly username: string
  readonly cash: bigint
}

type Played = {
  readonly number: number
  readonly win: string
  readonly staked: string
  readonly outcome: { readonly pocket: number }
}

async function sitDown(device: Device): Promise<Seat> {
  const visitor = await visit(browser, house.origin, { device, theme: 'dark', language: 'es' }, { isStill: true })
  const { username } = await comeIn(visitor)
  await visitor.page.goto(`/seamless?game=${GAME}&mode=real`)
  const frame = visitor.page.frameLocator('iframe')
  await frame.locator('main.live').waitFor()
  return { visitor, frame, username, cash: await cashAtomsOf(house.databaseUrl, username) }
}

/** Lays a chip as soon as bets are taken, and hears for which round; one that came too late is laid on the next. */
async function bet({ visitor, frame }: Seat, place: string): Promise<number> {
  for (;;) {
    await frame.locator('main.live.is-betting').waitFor({ timeout: 60_000 })
    const heard = visitor.page.waitForResponse((one) => one.url().endsWith('/table/bet'))
    await frame.locator(`[data-spot="${place}"]`).click()
    await frame.locator('.place-act .bet-main[aria-disabled="false"]').click()
    const response = await heard
    if (response.ok()) return (response.request().postDataJSON() as { round: number }).round
  }
}

/** What the house says came of the round, once it is over. */
async function hearEnd({ visitor }: Seat, round: number): Promise<Played> {
  const response = await visitor.page.waitForResponse(
    async (one) => one.url().endsWith(`/table/mine/${round}`) && (await one.text()).includes('"pocket"'),
    { timeout: 60_000 },
  )
  return ((await response.json()) as { value: { played: Played } }).value.played
}

test('two members at one table: both see what the house drew, and the books hold what each won', async () => {
  const seats = await Promise.all([sitDown('phone'), sitDown('desktop')])
  const [first, second] = seats
  const [red, black] = await Promise.all([bet(first, 'red'), bet(second, 'black')])
  const ends = await Promise.all([hearEnd(first, red), hearEnd(second, black)])
  const pastOf = ({ frame }: Seat): Promise<string[]> => frame.locator('.past-mark .mark').allTextContents()
  // Whichever round each had bet on: both screens have the same past.
  await expect.poll(async () => (await pastOf(first)).join(' ') === (await pastOf(second)).join(' ')).toBe(true)
  for (const [at, seat] of seats.entries()) {
    const { frame, username, cash, visitor } = seat
    const end = ends[at]
    if (!end) throw new Error('a round without an end')
    await frame.locator('.own-line', { hasText: `${end.number}` }).waitFor()
    const shown = [...(await frame.locator('.live-result .mark').allTextContents()), ...(await pastOf(seat))]
    expect(shown.slice(0, 3)).toContain(`${end.outcome.pocket}`)
    const left = cash - BigInt(end.staked) + BigInt(end.win)
    expect(String(await cashAtomsOf(house.databaseUrl, username))).toBe(String(left))
    expect(visitor.troubles).toEqual([])
  }
})
