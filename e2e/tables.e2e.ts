import type { Frame, FrameLocator, Response } from '@playwright/test'
import { present, seconds } from '@ronda/core'
import { desk as deskTexts } from '@ronda/i18n/es/desk'
import { playTable as tableTexts } from '@ronda/i18n/es/playTable'
import { browser, expect, server, test } from './journey.ts'
import type { Device } from './browser.ts'
import { comeInAsStaff } from './staff.ts'
import { cashAtomsOf, comeIn } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

const GAME = 'RONDA_LIVE_ROULETTE_FAST'
const POOL = 'RONDA_COCKFIGHT_POOL'

/** It and the one beside it, as their frames are called. */
const NAME = 'Ruleta Veloz'
const BESIDE = 'Bacará Veloz'

/** One on a phone and one on a laptop, both at the same table. */
const sitBoth = (): Promise<[Seat, Seat]> => Promise.all([sitDown('phone'), sitDown('desktop')])

/** From a bet to the payout of its round. */
const ROUND_MS_MAX = seconds(60)

type Seat = {
  readonly visitor: Visitor
  readonly frame: FrameLocator
  readonly username: string
  readonly cash: bigint
}

type FightBet = 'meron' | 'wala' | 'draw'

type Played = {
  readonly number: number
  readonly win: string
  readonly staked: string
  readonly outcome: { readonly pocket?: number; readonly winner?: FightBet; readonly odds?: Record<FightBet, number> }
}

async function sitDown(device: Device, game = GAME): Promise<Seat> {
  const visitor = await visit(browser, server.origin, { device, theme: 'dark', language: 'es' })
  const { username } = await comeIn(visitor)
  await visitor.page.goto(`/seamless?game=${game}&mode=real`)
  const frame = visitor.page.frameLocator('iframe')
  await frame.locator('main.live').waitFor()
  return { visitor, frame, username, cash: await cashAtomsOf(server.databaseUrl, username) }
}

/** Rounds of two tables may have the same number: what is heard of one is heard in its own frame. */
type Laid = { readonly round: number; readonly owner: Frame | null | undefined }

/** Bets close every few seconds: what is not pressed by then is pressed in the next round. */
const SOON = { timeout: 8_000 }

/** Lays a chip as soon as bets are taken, and hears for which round; one that came too late is laid on the next. */
async function bet({ visitor, frame }: Seat, place: string): Promise<Laid> {
  for (;;) {
    await frame.locator('main.live.is-betting').waitFor()
    const spot = await frame.locator(`[data-spot="${place}"]`).elementHandle()
    const owner = await spot?.ownerFrame()
    const isOfIt = (one: Response): boolean => one.url().endsWith('/table/bet') && one.frame() === owner
    const heard = visitor.page.waitForResponse(isOfIt).catch(() => undefined)
    const press = (what: string): Promise<void> => frame.locator(what).click(SOON)
    const isPressed = await press(`[data-spot="${place}"]`)
      .then(() => press('.place-act .bet-main[aria-disabled="false"]'))
      .then(
        () => true,
        () => false,
      )
    const response = isPressed ? await heard : undefined
    if (response?.ok()) return { round: (response.request().postDataJSON() as { round: number }).round, owner }
  }
}

/** A bet that came too late is refused, which is no trouble. */
const pageErrorsOf = ({ pageErrors }: Visitor): readonly string[] =>
  pageErrors.filter((failure) => !failure.includes('/table/bet'))

/** The result of the round as the server sends it, once the round is over. Called before the round can end. */
async function readEnd({ visitor }: Seat, { round, owner }: Laid): Promise<Played> {
  const isOfIt = (one: Response): boolean => one.url().endsWith(`/table/mine/${round}`) && one.frame() === owner
  const response = await visitor.page.waitForResponse(
    async (one) => isOfIt(one) && (await one.text()).includes('"outcome":{'),
    { timeout: ROUND_MS_MAX },
  )
  return ((await response.json()) as { value: { played: Played } }).value.played
}

test('two members at one table: both see what the house drew, and the books hold what each won', async () => {
  const seats = await sitBoth()
  const [first, second] = seats
  // One may be a round later than the other.
  const playOn = async (seat: Seat, place: string): Promise<Played> => readEnd(seat, await bet(seat, place))
  const ends = await Promise.all([playOn(first, 'red'), playOn(second, 'black')])
  const pastOf = ({ frame }: Seat): Promise<string[]> => frame.locator('.past-mark .mark').allTextContents()
  // Whichever round each had bet on: both screens have the same past.
  await expect.poll(async () => (await pastOf(first)).join(' ') === (await pastOf(second)).join(' ')).toBe(true)
  for (const [at, seat] of seats.entries()) {
    const { frame, username, cash, visitor } = seat
    const end = present(ends[at], 'an end of the round')
    await frame.locator('.own-line', { hasText: `${end.number}` }).waitFor()
    const shown = [...(await frame.locator('.live-result .mark').allTextContents()), ...(await pastOf(seat))]
    expect(shown.slice(0, 5)).toContain(`${end.outcome.pocket}`)
    const left = cash - BigInt(end.staked) + BigInt(end.win)
    expect(String(await cashAtomsOf(server.databaseUrl, username))).toBe(String(left))
    expect(pageErrorsOf(visitor)).toEqual([])
  }
})

test('what one says at a table another reads there, until staff take it away', async () => {
  const seats = await sitBoth()
  const [speaker, reader] = seats
  const text = 'La casa dice que nada se debe a nadie'
  for (const { frame } of seats) await frame.locator('.chat-button').click()
  await speaker.frame.locator('.chat-form textarea').fill(text)
  await speaker.frame.locator('.chat-form button').click()
  const line = reader.frame.locator('.chat-line', { hasText: text })
  await line.waitFor()
  expect(await line.textContent()).not.toContain(speaker.username)

  const staff = await visit(browser, server.origin, { device: 'desktop', theme: 'dark', language: 'es' })
  await comeInAsStaff(staff, server.databaseUrl)
  await staff.page.goto('/office/desk?queue=chat')
  await staff.page.getByRole('tab', { name: deskTexts.chat.piles.all }).click()
  const matter = staff.page.getByRole('listitem').filter({ hasText: text })
  await matter.getByRole('button', { name: deskTexts.chat.remove, exact: true }).click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByLabel(deskTexts.reason.label).fill('Una prueba')
  await dialog.getByRole('button', { name: deskTexts.chat.asks.remove.confirm, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })

  for (const { frame, visitor } of seats) {
    await frame.locator('.chat-line', { hasText: text }).waitFor({ state: 'detached' })
    await frame.locator('.chat-button').click()
    expect(pageErrorsOf(visitor)).toEqual([])
  }
  await staff.context.close()
})

test('a round is seen again with the result that the history has of it', async () => {
  const { frame } = await sitDown('phone')
  await frame.locator('.past-strip').click()
  await frame.getByRole('button', { name: tableTexts.panel.past, exact: true }).click()
  const row = frame.locator('.past-row').first()
  const came = await row.locator('.past-words strong').textContent()
  await row.locator('.is-replay').click()
  await frame.locator('.replay-skip').click()
  expect(await frame.locator('.replay .live-result strong').textContent()).toBe(came)
})

test('a second table stands beside the first, and a bet is taken at each', async () => {
  const seat = await sitDown('desktop')
  const { visitor, username } = seat
  const { page, texts } = visitor
  const cash = await cashAtomsOf(server.databaseUrl, username)
  await page.getByRole('button', { name: texts.stage.tables.add }).click()
  await page.getByRole('dialog').getByRole('button', { name: BESIDE }).click()
  const frames = [NAME, BESIDE].map((name) => page.frameLocator(`iframe[title="${name}"]`))
  const pair = frames.map((frame) => ({ ...seat, frame }))
  const ends = await Promise.all(
    pair.map(async (each, at) => readEnd(each, await bet(each, at === 0 ? 'red' : 'player'))),
  )
  const left = ends.reduce((sum, { staked, win }) => sum - BigInt(staked) + BigInt(win), cash)
  expect(String(await cashAtomsOf(server.databaseUrl, username))).toBe(String(left))
  expect(pageErrorsOf(visitor)).toEqual([])
})

/** What the odds of a fight bring for a stake; a draw gives back what lies on either side. */
function atOdds({ staked, outcome }: Played, side: FightBet): bigint {
  if (outcome.winner === 'draw') return BigInt(staked)
  return outcome.winner === side ? (BigInt(staked) * BigInt(outcome.odds?.[side] ?? 0)) / 10_000n : 0n
}

test('where a crowd would share, few read how many are missing, and are paid at the odds', async () => {
  const { pool } = tableTexts.cockfight
  const playOn = async (device: Device, side: 'meron' | 'wala'): Promise<void> => {
    const seat = await sitDown(device, POOL)
    const { frame, visitor, username, cash } = seat
    const laid = await bet(seat, side)
    const board = frame.locator('.pool-board')
    const readBoard = async (): Promise<void> => {
      await board.getByText(pool.byOdds).waitFor()
      expect(await board.locator(`.pool-side.is-${side}`).textContent()).not.toMatch(/: \$?0[.,]00 /)
    }
    const [end] = await Promise.all([readEnd(seat, laid), readBoard()])
    expect(BigInt(end.win)).toBe(atOdds(end, side))
    expect(await cashAtomsOf(server.databaseUrl, username)).toBe(cash - BigInt(end.staked) + BigInt(end.win))
    expect(pageErrorsOf(visitor)).toEqual([])
    await visitor.context.close()
  }
  await Promise.all([playOn('phone', 'meron'), playOn('desktop', 'wala')])
})
